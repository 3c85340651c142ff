import { expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { expectClaims, expectServiceCard, expectStudyCard } from './cards.ts'
import { links, readBuilt, readPage, sectionOf, textOf } from './read-page.ts'

const home = content['pages/home']
const page = readPage('/')

test('the hero links to /contact and /services, above the headline figures', () => {
  const hero = page.querySelector('main > section')

  expect(hero && links(hero)).toEqual(['/contact', '/services'])
  expectClaims(
    page.querySelector(`[aria-label="${content.interface.shell.inNumbers}"]`),
    home.claims,
  )
})

test('the first six services in order, as cards', () => {
  const cards = sectionOf(page, home.services.heading).querySelectorAll('article')
  const first = content.catalogue.services.slice(0, 6)

  expect(cards).toHaveLength(first.length)
  for (const [index, card] of cards.entries()) expectServiceCard(card, first[index])
})

test('every technology of the grid with its name and its icon, from one lazy image', () => {
  const { heading, items: products = [] } = home.technologies ?? {}
  const items = sectionOf(page, heading).querySelectorAll('li')
  const icons = items.map((item) => item.querySelector('img[loading=lazy]')?.getAttribute('src'))
  const [picture = ''] = icons[0]?.split('#') ?? []

  // The sentence of the tooltip is in the accessibility tree, too; the item is no empty tab stop.
  expect(items.map(textOf)).toEqual(products.map(({ name, use }) => `${name} ${use}`))
  expect(items.filter((item) => item.hasAttribute('tabindex'))).toEqual([])
  expect(icons).toEqual(products.map(({ icon }) => `${picture}#${icon}`))
  for (const { icon } of products) {
    expect(readBuilt(picture)).toContain(`<view id="${icon}"`)
  }
})

test('the featured case studies, each with a link to its page', () => {
  const featured = content.catalogue.caseStudies.filter(
    (id) => home.studies && content['case-studies'].get(id)?.featured,
  )
  const cards = sectionOf(page, home.studies?.heading).querySelectorAll('article')

  expect(cards).toHaveLength(featured.length)
  for (const [index, card] of cards.entries()) expectStudyCard(card, featured[index])
})

test('the page ends with links to /contact and, if the site has it, /about', () => {
  const closing = page.querySelector('main > :last-child')

  const about = home.closing.secondary && content['pages/about'] ? ['/about'] : []
  expect(closing && links(closing)).toEqual(['/contact', ...about])
})
