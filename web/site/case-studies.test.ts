import { expect, test } from 'vitest'
import { loadContent } from '#content/load.ts'
import { expectClaims, expectStrip, expectStudyCard } from './cards.ts'
import { figures, links, readPage, sectionOf, textOf, textOfProse, texts } from './read-page.ts'

const content = loadContent()
const ids = content.catalogue.caseStudies
const studyOf = (id = '') => content['case-studies'].get(id)
const page = readPage('/case-studies')
const labels = content['pages/case-studies']

test('the statistic tiles, and the industries', () => {
  expectClaims(page.querySelector('[aria-label="In numbers"]'), labels.claims)
  expect(texts(sectionOf(page, labels.industries.heading), 'li h3')).toEqual(
    labels.industries.items.map(({ name }) => name),
  )
})

test('the featured stories, each with its first four technologies', () => {
  const featured = ids.filter((id) => studyOf(id)?.featured)
  const cards = sectionOf(page, labels.featured.heading).querySelectorAll('article')

  expect(cards).toHaveLength(featured.length)
  for (const [index, card] of cards.entries()) {
    expectStudyCard(card, featured[index])
    expect(texts(card, '[aria-label=Technologies] li')).toEqual(
      studyOf(featured[index])?.technologies.slice(0, 4),
    )
  }
})

test('all case studies, in order, before links to /contact and /services', () => {
  const cards = sectionOf(page, labels.all.heading).querySelectorAll('article')

  expect(cards).toHaveLength(ids.length)
  for (const [index, card] of cards.entries()) expectStudyCard(card, ids[index])
  expect(links(sectionOf(page, labels.closing.heading))).toEqual(['/contact', '/services'])
})

test.each(ids)('/case-studies/%s shows every text of the study', (id) => {
  const page = readPage(`/case-studies/${id}`)
  const study = studyOf(id)
  const labels = content['pages/case-study']
  const introduction = page.querySelector('main > section') ?? page

  expect(texts(page, 'h1')).toEqual([study?.title])
  expect(textOf(introduction.querySelector('dd'))).toBe(study?.client)
  expect(links(introduction, 'dd a')).toEqual(study?.services.map((id) => `/services/${id}`))
  expect(introduction.querySelector('svg path')).not.toBeNull()
  expect(figures(page.querySelector('[aria-label="In numbers"]') ?? page)).toEqual(study?.metrics)
  expectStrip(page, [
    [labels.year, `${study?.year}`],
    [labels.duration, study?.duration],
    [labels.team, study?.team],
  ])
  for (const name of ['challenge', 'solution', 'measured', 'failed'] as const) {
    expect(texts(sectionOf(page, labels[name]), '.prose > *')).toEqual(
      study?.[name].map(textOfProse),
    )
  }
  for (const name of ['results', 'technologies'] as const) {
    expect(texts(sectionOf(page, labels[name]), 'li')).toEqual(study?.[name])
  }
  expect(texts(page, 'figure > blockquote')).toEqual([`“${study?.quote.text}”`])
  expect(texts(page, 'figcaption > p')).toEqual([study?.quote.name, study?.quote.role])
  expect(links(sectionOf(page, labels.closing.heading))).toEqual(['/contact', '/case-studies'])
})
