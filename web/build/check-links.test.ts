import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { checkLinks, readLinks } from './check-links.ts'

const ELSEWHERE = {
  origin: 'https://www.fold.example',
  redirects: new Map([['/cloud', '/services#cloud']]),
  isFile: (path: string) => ['/terms.pdf', '/über.pdf'].includes(path),
  findLocations: (href: string) => [`content/site.yaml:7 (${href})`],
}

function checkPages(pages: { path: string; html: string }[], targets = ELSEWHERE) {
  checkLinks(
    pages.map(({ path, html }) => readLinks(path, parse(html))),
    targets,
  )
}

/** Two pages that link to each other, one of them with this further markup. */
function checkPage(markup: string) {
  checkPages([
    { path: '/', html: `<a href="/services">Services</a>${markup}` },
    { path: '/services', html: '<a class="logo" href="/">Home</a><h2 id="cloud">Cloud</h2>' },
  ])
}

test.each([
  '/services',
  '/services#cloud',
  '/services?q=a&amp;page=2#cloud',
  '/cloud',
  '/terms.pdf',
  '/über.pdf',
  '/%C3%BCber.pdf',
  '#main',
  'https://www.fold.example/services',
  'https://other.example/nope',
  'mailto:a@fold.example',
  'tel:+15550100',
])('accepts a link to %s', (href) => {
  expect(() => checkPage(`<p id="main"><a class="b" href="${href}">Go</a></p>`)).not.toThrow()
})

test.each([
  '/nope',
  '/services/',
  '/services#nope',
  '/nope.pdf',
  '#nope',
  '#%FF',
  'https://www.fold.example/nope',
  'https://',
])('rejects a link to %s, naming source, target and the location in content', (href) => {
  expect(() => checkPage(`<a class="b" href="${href}">Go</a>`)).toThrow(
    `\n  content/site.yaml:7 (${href})\n    expected: the address of a page, an anchor or a file of this site\n    found:    ${href}, on /\n`,
  )
})

test('a link to a page in another language is no way to it within its own', () => {
  const switchTo = (path: string) => `<a href="${path}" hrefLang="de">Deutsch</a>`
  const pages = [
    { path: '/', html: switchTo('/de') },
    { path: '/de', html: '<a href="/">English</a>' },
  ]

  expect(() => checkPages(pages)).toThrow('a link to /de, ')
})

test('names a link of several pages once', () => {
  const pages = ['/', '/a', '/b'].map((path) => ({
    path,
    html: '<a href="/">Home</a><a href="/nope">Go</a>',
  }))

  expect(() =>
    checkPages(pages, { ...ELSEWHERE, findLocations: () => ['content/site.yaml:7'] }),
  ).toThrow(
    /^[^/]*\n\n {2}content\/site\.yaml:7\n.*\n.*\/nope, on \/ \(and 2 more\)\n\n {2}content\/site\.yaml\n.*a link to \/a,/,
  )
})

test('rejects a redirect to a missing page', () => {
  const redirects = new Map([['/cloud', '/services#nope']])
  const pages = [{ path: '/', html: '<a href="/">Home</a><a href="/cloud">Cloud</a>' }]

  expect(() => checkPages(pages, { ...ELSEWHERE, redirects })).toThrow('found:    /cloud, on /')
})

test.each([
  ['by no page', '', ''],
  ['by itself alone', '<a href="/partners">Partners</a>', ''],
  ['by an unlisted page', '', '<a href="/partners">Partners</a>'],
])('rejects a page that is linked %s, unless it is unlisted', (_, html, sent) => {
  const robots = '<meta name="robots" content="noindex"/>'
  const check = (page: string) =>
    checkPages([
      { path: '/', html: '<a href="/about">About</a>' },
      { path: '/about', html: '<a href="/">Home</a>' },
      { path: '/sent', html: robots + sent },
      { path: '/partners', html: page },
    ])

  expect(() => check(html)).toThrow('expected: a link to /partners, in the navigation or on a page')
  expect(() => check(robots + html)).not.toThrow()
})
