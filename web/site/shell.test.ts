import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { drawName } from '#web/build/wordmark.ts'
import { links, readPage, textOf, texts } from './read-page.ts'

const { site, services } = content
const { shell: words } = content.interface
const { navigation, footer } = site
const main = `nav[aria-label="${words.mainNavigation}"]`
const page = readPage('/contact')
const header = page.querySelector('header') ?? page
const end = page.querySelector('footer') ?? page
const as = (all: { label: string; to: string }[]) => all.map(({ label, to }) => `${label} ${to}`)
/** The text and the target of each link. */
const pairs = (root: HTMLElement, selector = 'a') =>
  texts(root, selector).map((text, index) => `${text} ${links(root, selector)[index]}`)

test('the name in header and footer is a drawing that assistive technology reads as the name', async () => {
  const drawing = await drawName(site.name, site.typefaces.display)
  for (const mark of [header.querySelector('.logo'), end]) {
    const image = mark?.querySelector('svg[role=img]')
    expect(image?.getAttribute('aria-label')).toBe(drawing && site.name)
    expect(image?.querySelector('path')?.getAttribute('d')).toBe(drawing?.d)
    if (!drawing) expect(textOf(mark)).toContain(site.name)
  }
})

test('the header has its links, the services menu and the call to action', () => {
  expect(pairs(header, `${main} > a`)).toEqual(as(navigation.main))
  expect(texts(header, `${main} > button`)).toEqual([words.services])
  expect(pairs(header, '.header-action a')).toEqual(as([navigation.action]))
  expect(links(header, 'a.search-link')).toEqual(['/search#q'])
})

test('the services menu has its groups, their services and a link to all of them', () => {
  const groups = header.querySelectorAll('#services-menu .columns > div')

  expect(groups).toHaveLength(navigation.services.length)
  for (const [index, group] of groups.entries()) {
    const { heading, services: ids = [] } = navigation.services[index] ?? {}
    expect(textOf(group.querySelector('p'))).toBe(heading)
    expect(links(group)).toEqual(ids.map((id) => `/services/${id}`))
    for (const [index, id] of ids.entries()) {
      expect(texts(group, 'a')[index]).toContain(services.get(id)?.name)
    }
  }
  const menuFooter = '#services-menu > p:last-child'
  expect(texts(header, menuFooter)[0]).toContain(navigation.servicesFooter.text)
  expect(pairs(header, `${menuFooter} a`)).toEqual(as([navigation.servicesFooter.link]))
})

test('the drawer has the same links, services, search, the call to action, phone and email', () => {
  const drawer = header.querySelector('dialog') ?? header
  const others = [
    { label: words.services, to: navigation.servicesFooter.link.to },
    { label: words.search, to: '/search#q' },
    navigation.action,
  ]

  expect(pairs(drawer, 'li a:not([hreflang])')).toEqual(as([...navigation.main, ...others]))
  expect(texts(drawer, '[href^="tel:"]')).toEqual(site.contact.phone ? [site.contact.phone] : [])
  expect(links(drawer, '[href^="mailto:"]')).toEqual([`mailto:${site.contact.email}`])
})

test('the footer has its columns, the legal pages and the social links', () => {
  for (const column of footer.columns) {
    const list = end.querySelector(`nav[aria-label="${column.heading}"]`) ?? end
    expect(pairs(list)).toEqual(as(column.links))
  }
  expect(pairs(end, '.footer-legal a')).toEqual(as(footer.legal))
  const social = end.querySelectorAll('.footer-social a:has(svg path)')
  expect(social.map(({ attributes }) => [attributes['aria-label'], attributes.href])).toEqual(
    footer.social.map(({ label, href }) => [expect.stringContaining(label), href]),
  )
  expect(textOf(end)).toContain(site.copyright)
  expect(textOf(end)).toContain(site.tagline)
})
