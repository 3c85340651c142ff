import { expect, test } from 'vitest'
import { entriesOf } from '#content/entries-of.ts'
import { content } from '#content/test/content.ts'
import { paths, readBuilt, readPage, sectionOf } from './read-page.ts'

const { site, interface: words } = content
const { 'pages/home': home, 'pages/about': about, 'pages/careers': careers } = content

test.each([
  ['/about', about?.leaders?.heading, '.portrait', about?.leaders?.people],
  ['/careers', careers?.benefits?.heading, 'svg path', careers?.benefits?.items],
])('%s: each entry under "%s" has its own picture', (path, heading, selector, entries = []) => {
  const pictures = heading ? sectionOf(readPage(path), heading).querySelectorAll(selector) : []

  expect(new Set(pictures.map(({ outerHTML }) => outerHTML)).size).toBe(entries.length)
})

test('every page but a legal text opens with a sheet of its own', () => {
  const plain = /^\/(?:privacy-policy|terms-of-service|accessibility)$|\/410$/
  const opened = paths.filter((path) => !plain.test(path))
  const sheets = opened.map((path) => readPage(path).querySelector('.introduction-fold')?.innerHTML)

  expect(sheets).not.toContain(undefined)
  expect(new Set(sheets).size).toBe(opened.length)
})

test('each technology has its icon, from one lazy image, and is no empty tab stop', () => {
  const { heading, items = [] } = home.technologies ?? {}
  const section = sectionOf(readPage('/'), heading)
  const icons = section
    .querySelectorAll('img[loading=lazy]')
    .map(({ attributes }) => attributes.src)
  const [picture = ''] = icons[0]?.split('#') ?? []

  expect(icons).toEqual(items.map(({ icon }) => `${picture}#${icon}`))
  for (const { icon } of items) expect(readBuilt(picture)).toContain(`<view id="${icon}"`)
  expect(section.querySelectorAll('li[tabindex]')).toEqual([])
})

test.runIf(about?.reach)(
  'each region has its share of the clients, and a bar of that length',
  () => {
    const { heading, regions = [] } = about?.reach ?? {}
    const percent = new Intl.NumberFormat(site.language, { style: 'percent' })
    const rows = sectionOf(readPage('/about'), heading).querySelectorAll('li')

    expect(rows.map((row) => row.querySelector('p:last-of-type')?.textContent)).toEqual(
      regions.map(({ share }) => `${percent.format(share / 100)} ${words.about.ofClients}`),
    )
    expect(rows.map((row) => row.querySelector('path')?.getAttribute('d'))).toEqual(
      regions.map(({ share }) => expect.stringMatching(`^M0 0H${share}l`)),
    )
  },
)

test('pictures in texts have fixed sizes, and wide tables can be scrolled by keyboard', () => {
  for (const path of paths) {
    const text = readPage(path).querySelector('.text')
    for (const wide of text?.querySelectorAll('table') ?? []) {
      expect(wide.closest('[role=region][aria-label][tabindex=0]'), path).not.toBeNull()
    }
    for (const { attrs } of text?.querySelectorAll('img') ?? []) {
      const { width, height } = content.pictures.get(attrs.src ?? '') ?? {}
      expect(attrs).toMatchObject({ width: `${width}`, height: `${height}`, loading: 'lazy' })
      expect(readBuilt(attrs.src ?? '')).not.toBe('')
    }
  }
  for (const { imageUrl } of entriesOf(content.catalogue.articles, content.articles))
    expect(readBuilt(imageUrl)).toMatch(/^<svg /)
})
