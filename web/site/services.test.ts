import { describe, expect, test } from 'vitest'
import { loadContent } from '#content/load.ts'
import { serviceData } from '#web/page-data/service.ts'
import { expectServiceCard, expectStrip, expectStudyCard } from './cards.ts'
import { links, readPage, sectionOf, textOf, textOfProse, texts } from './read-page.ts'

const content = loadContent()
const { catalogue } = content
const { shell, services: words } = content.interface
const { prices, firstMonth } = content['pages/services']
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

test('the prices, and the first weeks, if there are any', () => {
  expect(rows(prices?.heading)).toEqual(
    prices?.items.map(({ name, price, note }) => [name, price, note]) ?? [],
  )
  expect(rows(firstMonth?.heading)).toEqual(
    firstMonth?.weeks.map(({ name, event, participants }) => [name, event, participants]) ?? [],
  )

  function rows(heading: string | undefined) {
    return sectionOf(list, heading)
      .querySelectorAll('li')
      .map((row) => texts(row, 'h3, p'))
  }
})

test('the list ends with a call to action', () => {
  expect(links(sectionOf(list, content['pages/services'].closing.heading))).toEqual(['/contact'])
})

describe.each(catalogue.services)('/services/%s', (id) => {
  const page = readPage(`/services/${id}`)
  const service = content.services.get(id)
  const labels = content['pages/service']

  test('shows every text of the service', () => {
    const category = catalogue.categories.find(({ name }) => name === service?.category)
    expect(texts(page, 'h1')).toEqual([service?.name])
    expect(texts(page, 'h1 + p')).toEqual([service?.shortDescription])
    expect(links(page, `nav[aria-label="${shell.breadcrumb}"] a`)).toEqual([
      '/services',
      `/services#${category?.slug}`,
    ])
    for (const name of ['description', 'strategicValue'] as const) {
      expect(texts(sectionOf(page, labels[name]), '.prose > *')).toEqual(
        service?.[name]?.map(textOfProse) ?? [],
      )
    }
    expectStrip(page, [
      [labels.firstResult, service?.firstResult],
      [labels.team, service?.team],
      [labels.keeps, service?.keeps],
    ])
    expect(texts(page, 'main > section:first-child .prose > *')).toEqual(
      service?.instead?.map(textOfProse) ?? [],
    )
    for (const name of ['features', 'industries', 'techStack'] as const) {
      expect(texts(sectionOf(page, labels[name]), 'li')).toEqual(service?.[name])
    }
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
