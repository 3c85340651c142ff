import { expect, test } from 'vitest'
import { loadContent } from '#content/load.ts'
import { claimsOf } from '#web/page-data/claims-of.ts'
import { expectStudyCard } from './cards.ts'
import { figures, links, part, readPage, textOf, texts, wordsOf } from './read-page.ts'

const content = loadContent()
const ids = content.catalogue.caseStudies
const studyOf = (id = '') => content['case-studies'].get(id)
const page = readPage('/case-studies')
const labels = content['pages/case-studies']

test('the statistic tiles, and the industries', () => {
  expect(claimsOf(content, labels.claims)).toMatchObject(
    figures(page.querySelector('[aria-label="In numbers"]') ?? page),
  )
  expect(texts(part(page, labels.industries.heading), 'li h3')).toEqual(
    labels.industries.items.map(({ name }) => name),
  )
})

test('the featured stories, each with its first four technologies', () => {
  const featured = ids.filter((id) => studyOf(id)?.featured)
  const cards = part(page, labels.featured.heading).querySelectorAll('article')

  expect(cards).toHaveLength(featured.length)
  for (const [index, card] of cards.entries()) {
    expectStudyCard(card, featured[index])
    expect(texts(card, '[aria-label=Technologies] li')).toEqual(
      studyOf(featured[index])?.technologies.slice(0, 4),
    )
  }
})

test('all case studies, in order, before the ways to /contact and /services', () => {
  const cards = part(page, labels.all.heading).querySelectorAll('article')

  expect(cards).toHaveLength(ids.length)
  for (const [index, card] of cards.entries()) expectStudyCard(card, ids[index])
  expect(links(part(page, labels.closing.heading))).toEqual(['/contact', '/services'])
})

test.each(ids)('/case-studies/%s tells everything the study says', (id) => {
  const page = readPage(`/case-studies/${id}`)
  const study = studyOf(id)
  const labels = content['pages/case-study']
  const service = [...content.services.values()].find(({ name }) => name === study?.category)
  const introduction = page.querySelector('main > section') ?? page

  expect(texts(page, 'h1')).toEqual([study?.title])
  expect(textOf(introduction.querySelector('dd'))).toBe(study?.client)
  expect(links(introduction, 'dd a')).toEqual([`/services/${service?.id}`])
  expect(introduction.querySelector('svg path')).not.toBeNull()
  expect(figures(page.querySelector('[aria-label="In numbers"]') ?? page)).toEqual(study?.metrics)
  for (const name of ['challenge', 'solution'] as const) {
    expect(texts(part(page, labels[name]), '.prose > *')).toEqual(study?.[name].map(wordsOf))
  }
  for (const name of ['results', 'technologies'] as const) {
    expect(texts(part(page, labels[name]), 'li')).toEqual(study?.[name])
  }
  expect(links(part(page, labels.closing.heading))).toEqual(['/contact', '/case-studies'])
})
