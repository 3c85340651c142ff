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
const as = (all: { label: string; to: string }[]) => ({
  labels: all.map(({ label }) => label),
  addresses: all.map(({ to }) => to),
})

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
  const { labels, addresses } = as(navigation.main)

  expect(texts(header, `${main} > a`)).toEqual(labels)
  expect(links(header, `${main} > a`)).toEqual(addresses)
  expect(texts(header, `${main} > button`)).toEqual([words.services])
  expect(texts(header, '.header-action a')).toEqual([navigation.action.label])
  expect(links(header, '.header-action a')).toEqual([navigation.action.to])
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
  const menuFooter = header.querySelector('#services-menu > p:last-child')
  expect(textOf(menuFooter)).toContain(navigation.servicesFooter.text)
  expect(textOf(menuFooter?.querySelector('a'))).toBe(navigation.servicesFooter.link.label)
  expect(menuFooter && links(menuFooter)).toEqual([navigation.servicesFooter.link.to])
})

test('the drawer has the same links, services, search, the call to action, phone and email', () => {
  const { labels, addresses } = as(navigation.main)
  const drawer = header.querySelector('dialog') ?? header

  expect(texts(drawer, 'li a:not([hreflang])')).toEqual([
    ...labels,
    words.services,
    words.search,
    navigation.action.label,
  ])
  expect(links(drawer, 'li a:not([hreflang])')).toEqual([
    ...addresses,
    navigation.servicesFooter.link.to,
    '/search#q',
    navigation.action.to,
  ])
  expect(texts(drawer, '[href^="tel:"]')).toEqual(site.contact.phone ? [site.contact.phone] : [])
  expect(links(drawer, '[href^="mailto:"]')).toEqual([`mailto:${site.contact.email}`])
})

test('the footer has its columns, the legal pages and the social links', () => {
  for (const column of footer.columns) {
    const list = end.querySelector(`nav[aria-label="${column.heading}"]`) ?? end
    const { labels, addresses } = as(column.links)
    expect(texts(list, 'a')).toEqual(labels)
    expect(links(list)).toEqual(addresses)
  }
  expect(links(end, '.footer-legal a')).toEqual(as(footer.legal).addresses)
  const social = end.querySelectorAll('.footer-social a')
  expect(social.map((link) => link.getAttribute('href'))).toEqual(
    footer.social.map(({ href }) => href),
  )
  for (const [index, { label }] of footer.social.entries()) {
    expect(social[index]?.getAttribute('aria-label')).toContain(label)
    expect(social[index]?.querySelector('svg path')).not.toBeNull()
  }
  expect(textOf(end)).toContain(site.copyright)
  expect(textOf(end)).toContain(site.tagline)
})
