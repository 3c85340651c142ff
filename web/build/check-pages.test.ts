import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { content } from '#content/test/frozen-content.ts'
import { searchIndexFiles } from '#web/page-data/search.ts'
import type { SearchIndex } from '#web/search/search-index-format.ts'
import {
  checkPage as check,
  checkTitlesFound,
  checkUniqueHeads,
  describeOversize,
} from './check-pages.ts'

const checkPage = (path: string, html: string) =>
  check(path, html, (...texts: unknown[]) => [`content/pages/terms.md:7 (${texts})`])

function createPage(body = '', head = '') {
  return `<html><head><title>Page</title>${head}</head><body><h1>Page</h1>${body}</body></html>`
}

test('accepts a page of plain markup', () => {
  const page = createPage(
    `<a href="https://github.example/lumenfold" class="link">GitHub</a>
    <img src="/assets/fold.svg" srcset="/a.png 1x, /b.png 2x" alt="">
    <p data-style="quiet" data-once="1">A script, style=&quot;none&quot; and onclick.</p>`,
    '<link rel="canonical" href="https://www.lumenfold.example/">',
  )

  expect(() => checkPage('/', page)).not.toThrow()
})

test.each([
  ['a style element', '<style>p { color: red }</style>'],
  ['a script', '<script>alert(1)</script>'],
  ['a script', '<script type="module" src="/a.js"></script>'],
  ['an event handler attribute', '<button type="button" onclick="go()">Go</button>'],
  ['a resource of another site', '<img src="http://cdn.example/a.png">'],
  ['a resource of another site', '<img src="//cdn.example/a.png">'],
  // As React writes it.
  ['a resource of another site', '<source srcSet="https://cdn.example/a.png 1x">'],
])('rejects %s: %s', (what, markup) => {
  expect(() => checkPage('/about', createPage(markup))).toThrow(`/about holds ${what}`)
})

test('checks the head too, and reports the found markup and the fix', () => {
  expect(() => checkPage('/', createPage('', '<style>p { color: red }</style>'))).toThrow('a style')
  expect(() => checkPage('/about', createPage('<p style="color:red">Hi</p>'))).toThrow(
    '/about holds a style attribute: use a class. Found: <p style="color:red"',
  )
})

test.each([
  ['no heading', '<title>A</title><h2>B</h2>', 'has 0 h1 headings, expected one.'],
  ['two headings', '<title>A</title><h1>B</h1><h1>C</h1>', 'has 2 h1 headings, expected one.'],
  ['no title', '<html><h1>Partners</h1></html>', 'has no title: give its route a head.'],
])('rejects a page with %s', (_, page, problem) => {
  expect(() => checkPage('/about', page)).toThrow(`/about ${problem}`)
})

test('rejects two elements with the same id, and names the locations of their headings', () => {
  const page = createPage('<section id="a"></section><section id="b"></section><p id="a"></p>')

  expect(() => checkPage('/terms', page)).toThrow('/terms has two elements with the id "a".')
  const section = (heading: string) => `<section id="a"><h2>${heading}</h2></section>`

  expect(() => checkPage('/terms', createPage(`${section('A!')}${section('A')}`))).toThrow(
    '/terms has two elements with the id "a".\n\n  content/pages/terms.md:7 (A!), content/pages/terms.md:7 (A)\n    expected: headings that differ\n    found:    "A!", "A"\n',
  )
})

test('a page of more than 14,000 compressed bytes gets a note', () => {
  const page = (bytes: number) => randomBytes(bytes).toString('hex')

  expect(describeOversize('/long', page(13_500))).toBeUndefined()
  expect(describeOversize('/long', page(16_000))).toMatch(
    /^\/long takes some 14\d{3} bytes; 14000 arrive/,
  )
})

const createHead = (path: string) => ({ path, title: `Of ${path}`, description: `On ${path}` })
const findLocations = (text: string) => [`content/site.yaml:7 (${text})`]
const heads = [createHead('/a'), createHead('/b'), createHead('/c')]

test('accepts pages with different titles and descriptions', () => {
  expect(() => checkUniqueHeads(heads, findLocations)).not.toThrow()
})

test.each(['title', 'description'] as const)(
  'rejects two pages with the same %s, naming both and the location',
  (part) => {
    const same = heads.map((head) => (head.path === '/b' ? head : { ...head, [part]: 'The same' }))

    expect(() => checkUniqueHeads(same, findLocations)).toThrow(
      `\n  content/site.yaml:7 (The same)\n    expected: a ${part} of its own for /a and /c\n    found:    "The same"\n`,
    )
  },
)

const file = searchIndexFiles(content).get('index')?.() as SearchIndex
const checkTitle = (title: string) => {
  const [first, ...others] = file.rows
  const rows = [{ ...first, title } as (typeof file.rows)[number], ...others]
  return () => checkTitlesFound({ ...file, rows }, () => ['content/services/rug-repair.yaml:1'])
}

test('names an entry without words to find it by', () => {
  expect(checkTitle('Rug repair')).not.toThrow()
  expect(checkTitle('★ ★ ★')).toThrow(`The search does not find these by their names.

  content/services/rug-repair.yaml:1
    expected: a name with words by which the search finds it
    found:    "★ ★ ★"`)
})
