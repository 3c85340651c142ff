import { describe, expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { serviceData } from '#web/page-data/service.ts'
import { expectServiceCard, expectStrip, expectStudyCard } from './cards.ts'
import { links, readPage, sectionOf, textOf } from './read-page.ts'

const { catalogue } = content
const { shell, services: words } = content.interface
const { prices } = content['pages/services']
const list = readPage('/services')

test('every category is a heading with its own anchor above its services, in order', () => {
  const groups = list.querySelectorAll('main section[id]:has(article)')

  expect(groups.map((group) => textOf(group.querySelector('h2')))).toEqual(
    catalogue.categories.map(({ name }) => name),
  )
  expect(links(list, `nav[aria-label="${words.onThisPage}"] a`)).toEqual(
    [...groups, ...(prices ? [sectionOf(list, prices.heading)] : [])].map(
      ({ id }) => `/services#${id}`,
    ),
  )
  for (const [index, group] of groups.entries()) {
    const { name, slug } = catalogue.categories[index] ?? {}
    const ids = catalogue.services.filter((id) => content.services.get(id)?.category === name)
    const cards = group.querySelectorAll('article')
    expect(group.id).toBe(slug)
    expect(cards).toHaveLength(ids.length)
    for (const [place, card] of cards.entries()) expectServiceCard(card, ids[place])
  }
})

test('the list ends with a call to action', () => {
  expect(links(sectionOf(list, content['pages/services'].closing.heading))).toEqual(['/contact'])
})

describe.each(catalogue.services)('/services/%s', (id) => {
  const page = readPage(`/services/${id}`)
  const service = content.services.get(id)
  const labels = content['pages/service']

  test('has its facts, its case studies and its links', () => {
    const category = catalogue.categories.find(({ name }) => name === service?.category)
    expect(links(page, `nav[aria-label="${shell.breadcrumb}"] a`)).toEqual([
      '/services',
      `/services#${category?.slug}`,
    ])
    expectStrip(page, [
      [labels.firstResult, service?.firstResult],
      [labels.team, service?.team],
      [labels.keeps, service?.keeps],
    ])
    const { studies, near } = serviceData(content, id)
    const cards = page.querySelectorAll('main article')
    expect(cards).toHaveLength(studies.length)
    for (const [index, card] of cards.entries()) expectStudyCard(card, studies[index]?.id)
    expect(links(sectionOf(page, labels.near))).toEqual(
      near.map(({ to, hash }) => (hash ? `${to}#${hash}` : to)),
    )
    expect(links(sectionOf(page, labels.closing.heading))).toEqual(['/contact', '/services'])
  })
})
