// The links and figures of each page, in order, which no text of its file proves.
import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { content } from '#content/test/content.ts'
import { articleData } from '#web/page-data/article.ts'
import { claimsOf } from '#web/page-data/claims-of.ts'
import { clockTime } from '#web/page-data/clock-time.ts'
import { payRange } from '#web/page-data/job.ts'
import { metricData } from '#web/page-data/metric.ts'
import { rangeSign } from '#web/page-data/range-sign.ts'
import { serviceData } from '#web/page-data/service.ts'
import { bookingUrl } from '#web/src/lib/booking-url.ts'
import { inOneLine, links, paths, readPage, texts } from './read-page.ts'

const { catalogue, site, interface: words } = content
const { 'pages/home': home, 'pages/about': about, 'pages/careers': careers } = content
const { 'pages/faq': faq, 'pages/contact': contact, 'pages/case-studies': work } = content
const { 'pages/service': ofService, 'pages/case-study': ofStudy, 'pages/job': ofJob } = content

const CRUMBS = `[aria-label="${words.shell.breadcrumb}"] a`
const CLAIMS = 'main > section > dl > div'
const END = '.closing a'
/** The company's booking page, if it has one. */
const talk = site.booking ? bookingUrl(site.booking) : '/contact?topic=consultation'
const FORM = 'form[action^="/api/subscribe"] label'

/** The claims of a page, each with its basis if it has one. */
function claims(names: string[] = []) {
  return claimsOf(content, names).map(({ label, value, basis = '' }) => label + value + basis)
}

/** The links at the end of a page: the second one only with a text and a target. */
const end = (second: unknown, target: unknown, to: string) =>
  second && target ? ['/contact', to] : ['/contact']

const questions = (ids: string[] = []) =>
  ids.flatMap((id) => [content.faq.get(id)?.category, content.faq.get(id)?.question])

const week = site.hours?.week.map(({ label, open, close }) => {
  const [from, to] = [open, close].map((time) => time && clockTime(time, site.language))
  return label + (from && to ? from + rangeSign(site.language) + to : words.contact.closed)
})

const said = home.voice && content['case-studies'].get(home.voice.study)
const speaker = said?.quote && [said.quote.name, `${said.quote.role} · ${said.client}`, said.title]

const articles = catalogue.articles.flatMap((id) => content.articles.get(id) ?? [])
const studies = catalogue.caseStudies.flatMap((id) => content['case-studies'].get(id) ?? [])
const others = articles.filter(({ featured }) => !featured).map(({ title }) => title)
const topics = faq ? catalogue.faqCategories : []
const isUsed = (name: string) => catalogue.faq.some((id) => content.faq.get(id)?.category === name)

const services = catalogue.services.flatMap((id) => content.services.get(id) ?? [])
const ROWS: [path: string, selector: string, expected: unknown][] = [
  ['/', 'section:first-child a', ['/contact', '/services']],
  ['/', CLAIMS, claims(home.claims)],
  ['/', 'figure', speaker ? [`${home.voice?.text}${speaker.join('')}`] : []],
  ['/', 'figure a', home.voice ? [`/case-studies/${home.voice.study}`] : []],
  ['/', END, end(home.closing.secondary, about, '/about')],
  ['/about', 'main .figure', claims(about?.claims)],
  ['/about', END, end(about?.closing.secondary, careers, '/careers')],
  ['/services', 'details > summary > h2', catalogue.categories.map(({ name }) => name)],
  ['/services', END, ['/contact']],
  ['/case-studies', CLAIMS, claims(work?.claims)],
  ['/case-studies', END, end(work?.closing.secondary, true, '/services')],
  ['/careers', 'section:first-child a', catalogue.jobs.length > 0 ? ['/careers#openings'] : []],
  ['/careers', CLAIMS, claims(careers?.claims)],
  ['/careers', END, end(careers?.closing.secondary, careers?.benefits, '/careers#benefits')],
  ['/faq', 'main search button', [words.all, ...topics.map(({ name }) => name).filter(isUsed)]],
  ['/faq', 'main [aria-pressed=true]', [words.all]],
  ['/faq', 'main details:not([open]) > summary > *', questions(catalogue.faq)],
  ['/faq', END, end(faq?.closing.secondary, true, talk)],
  ['/contact', 'aside address span', site.contact.address],
  ['/contact', 'aside [href^="mailto:"]', [site.contact.email]],
  ['/contact', 'aside h2 ~ h2 + p:not(.mt-3)', [site.hours?.response ?? []].flat()],
  ['/contact', 'aside dl > div', week ?? []],
  ['/contact', 'main form ~ p a', ['/privacy-policy']],
  ['/contact', 'main details:not([open]) > summary > *', questions(contact.faq?.items)],
  [
    '/blog',
    'main search button',
    [words.all, ...catalogue.articleCategories.map(({ name }) => name)],
  ],
  ['/blog', 'main [aria-pressed=true]', [words.all]],
  ['/blog', 'details h3', others.slice(3, 24)],
  ['/blog', 'details summary', others.length > 3 ? [words.blog.more] : []],
  ['/blog', FORM, [words.form.email, words.form.email]],
  ['/404', 'main a', expect.arrayContaining(['/', '/search#q'])],
  ['/services/404', 'main a', expect.arrayContaining(['/services', '/search#q'])],
  ['/contact/sent', 'main a', expect.arrayContaining(['/'])],
  ['/blog/subscribed', 'main a', expect.arrayContaining(['/blog'])],
  ['/terms-of-service', 'main a', expect.arrayContaining(['/licenses.txt'])],
]
for (const { id, name, category, questions } of services) {
  const path = `/services/${id}`
  const group = catalogue.categories.find((each) => each.name === category)
  // lists.test.ts has their cards.
  const hasOwn = studies.some((study) => study.category === name)
  const nearest = ofService.nearest && studies.find((study) => study.services.includes(id))
  const about = articles.filter((article) => article.services.includes(id))
  const near = [
    ...about.slice(0, 2).map((article) => `/blog/${article.id}`),
    ...questions.map((question) => `/faq#${question}`),
  ]
  ROWS.push(
    [path, CRUMBS, ['/services', `/services#${group?.slug}`]],
    [path, '.ruled-list a', ofService.near ? near : []],
    [path, 'h2 > a', nearest && !hasOwn ? [`/case-studies/${nearest.id}`] : []],
    [path, END, end(ofService.closing.secondary, true, '/services')],
  )
}
for (const [id, entry] of content['case-studies']) {
  const path = `/case-studies/${id}`
  const next = studies[studies.findIndex((each) => each.id === id) + 1] ?? studies[0]
  const metrics = entry.metrics.map((metric) => metricData(content, metric))
  ROWS.push(
    [path, 'section:first-child dd a', entry.services.map((each) => `/services/${each}`)],
    [
      path,
      'figure:has(svg)',
      metrics.flatMap((m) => (m.change ? m.value + m.label + m.change.text + (m.basis ?? '') : [])),
    ],
    [path, CLAIMS, metrics.flatMap((m) => (m.change ? [] : m.label + m.value + (m.basis ?? '')))],
    [path, 'h2 > a', ofStudy?.next && next && next.id !== id ? [`/case-studies/${next.id}`] : []],
    [path, END, end(ofStudy?.closing.secondary, true, '/case-studies')],
  )
}
for (const { id, services } of articles) {
  const near = articleData(content, id).related.map((each) => `/blog/${each.id}`)
  const path = `/blog/${id}`
  ROWS.push(
    [path, CRUMBS, expect.arrayContaining(['/blog'])],
    [path, '.marked-list a', services.map((each) => `/services/${each}`)],
    [path, '.card a', near],
    [path, FORM, [words.form.email]],
  )
}
for (const [id, { pay }] of content.jobs) {
  const path = `/careers/${id}`
  const apply = `/contact?role=${id}`
  ROWS.push(
    [
      path,
      'main :is(nav a, a[aria-label], .closing a)',
      ['/careers', apply, apply, ...end(ofJob?.closing.secondary, true, '/careers')],
    ],
    [path, 'h1 + .text-title', pay ? [inOneLine(`${ofJob?.pay} ${payRange(pay, content)}`)] : []],
  )
}

// texts.test.ts fails where a page is missing.
test.each(ROWS.filter(([path]) => paths.includes(path)))('%s: %s', (path, selector, expected) => {
  const read = / a\S*$/.test(selector) ? links : texts

  expect(read(readPage(path), selector)).toEqual(expected)
})

test.runIf(articles.length > 0)('a service links to the first two articles about it', () => {
  const [{ id } = { id: '' }] = services
  const ids = ['c', 'a', 'b']
  const named = new Map(ids.map((each) => [each, { ...articles[0], id: each, services: [id] }]))
  const data = { ...content, catalogue: { ...catalogue, articles: ids }, articles: named }

  const addresses = serviceData(data as Content, id).near.map(({ to }) => to)
  expect(addresses.filter((to) => to.startsWith('/blog'))).toEqual(['/blog/c', '/blog/a'])
})
