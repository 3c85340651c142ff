// The cards of each list: their entries in order, and what each shows of its entry.
import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { payRange } from '#web/page-data/job.ts'
import { longDate } from '#web/page-data/long-date.ts'
import { metricData } from '#web/page-data/metric.ts'
import { inOneLine, links, readPage, sectionOf, textOf, textOfProse, texts } from './read-page.ts'

const { site, catalogue, interface: words } = content
const services = catalogue.services.flatMap((id) => content.services.get(id) ?? [])
const studies = catalogue.caseStudies.flatMap((id) => content['case-studies'].get(id) ?? [])
const articles = catalogue.articles.flatMap((id) => content.articles.get(id) ?? [])
const jobs = catalogue.jobs.flatMap((id) => content.jobs.get(id) ?? [])
const isFeatured = (entry: { featured: boolean }) => entry.featured

type Card = { title: string; to: string[]; items: unknown[]; said: string[] }

const serviceCard = (service: (typeof services)[number]): Card => ({
  title: service.name,
  to: [`/services/${service.id}`],
  items: service.techStack.slice(0, 3),
  said: [service.shortDescription],
})

const studyCard =
  (technologies: number) =>
  (study: (typeof studies)[number]): Card => ({
    title: study.title,
    to: [`/case-studies/${study.id}`],
    items: [
      ...study.metrics
        .slice(0, 2)
        .map((metric) => metricData(content, metric))
        .map(
          ({ label, value, basis, change }) => label + value + (basis ?? '') + (change?.text ?? ''),
        ),
      ...study.technologies.slice(0, technologies),
    ],
    said: [study.client, study.description],
  })

/** A study with a story on the page. */
const briefCard = (study: (typeof studies)[number]): Card => ({
  ...studyCard(0)(study),
  said: [study.client],
})

const articleCard = ({
  id,
  author,
  date,
  minutes,
  ...article
}: (typeof articles)[number]): Card => ({
  title: article.title,
  to: [`/blog/${id}`],
  items: [
    ...[article.evidence ?? []].flat(),
    author,
    longDate(date, site.language),
    expect.stringContaining(`${minutes}`),
  ],
  said: [article.category, article.excerpt],
})

const jobCard =
  (requirements: number) =>
  (job: (typeof jobs)[number]): Card => ({
    title: job.title,
    to: [`/careers/${job.id}`, `/contact?role=${job.id}`],
    items: [
      ...[job.department, job.level, job.featured ? words.shell.featured : []].flat(),
      ...job.requirements.slice(0, requirements),
    ],
    said: [
      job.pay ? inOneLine(payRange(job.pay, content)) : '',
      `${job.location} · ${job.type}`,
      ...job.description.map(textOfProse),
    ],
  })

const { 'pages/home': home, 'pages/blog': blog, 'pages/careers': careers } = content
const work = content['pages/case-studies']
const { studies: related } = content['pages/service']

const LISTS: [path: string, heading: string | undefined, cards: Card[]][] = [
  ['/', home.services.heading, services.slice(0, 6).map(serviceCard)],
  ['/', home.studies?.heading, studies.filter(isFeatured).map(studyCard(0))],
  ['/case-studies', work?.featured?.heading, studies.filter(isFeatured).map(studyCard(4))],
  [
    '/case-studies',
    work?.all.heading,
    work?.featured
      ? [
          ...studies.filter((study) => !study.featured).map(studyCard(0)),
          ...studies.filter(isFeatured).map(briefCard),
        ]
      : studies.map(studyCard(0)),
  ],
  ['/careers', careers?.featured, jobs.filter(isFeatured).map(jobCard(0))],
  [
    '/careers',
    careers?.openings,
    jobs.toSorted((a, b) => Number(isFeatured(a)) - Number(isFeatured(b))).map(jobCard(3)),
  ],
  ['/blog', blog?.featured, articles.filter(isFeatured).map(articleCard)],
  [
    '/blog',
    blog?.all,
    articles
      .filter((each) => !each.featured || articles.every(isFeatured))
      .slice(0, 24)
      .map(articleCard),
  ],
]
for (const { name } of catalogue.categories) {
  const group = services.filter(({ category }) => category === name)
  LISTS.push(['/services', name, group.map(serviceCard)])
}
for (const { id, name } of services) {
  const ofService = studies.filter(({ category }) => category === name)
  LISTS.push([`/services/${id}`, related?.heading, ofService.slice(0, 2).map(studyCard(4))])
}

test.each(LISTS.filter(([, heading]) => heading))('%s: %s', (path, heading, cards) => {
  const shown = sectionOf(readPage(path), heading).querySelectorAll('article')
  const folds = shown.flatMap((card) => card.querySelector('svg.fold')?.innerHTML ?? [])

  expect(shown.map(readCard)).toEqual(cards.map(({ said, ...card }) => card))
  expect(new Set(folds).size).toBe(heading === careers?.openings ? 0 : cards.length)
  for (const [index, { title, said }] of cards.entries()) {
    for (const text of said) expect(textOf(shown[index])).toContain(text)
    for (const link of shown[index]?.querySelectorAll('a') ?? []) {
      expect(link.getAttribute('aria-label') ?? textOf(link)).toContain(title)
    }
  }
})

function readCard(card: HTMLElement) {
  const title = textOf(card.querySelector('h3'))
  return {
    title,
    to: links(card),
    items: texts(card, '.tags li, .marked-list li, .badge, .figure'),
  }
}
