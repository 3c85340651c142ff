import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { locationsOfWhole } from '#content/locations-of.ts'
import { content } from '#content/test/content.ts'
import { DIST } from '#web/output.ts'
import { searchFile } from '#web/page-data/search.ts'
import { addresses } from '#web/test/built-page.ts'
import { checkSearch, checkTexts } from './check-texts.ts'

const pages = addresses
  .filter((address) => !/^\/(?:ar|hi)(?:$|\/)/.test(address))
  .map((path) => ({
    path,
    html: readFileSync(join(DIST, `${path === '/' ? 'index' : path}.html`), 'utf8'),
  }))
const check = (changes: Partial<Content> = {}, of = pages) =>
  checkTexts({ ...content, ...changes }, of, locationsOfWhole)

test('each text of the company is on a page', () => {
  expect(() => check()).not.toThrow()
})

test.each([
  ['a heading', '/services', 'Without postage.', 'content/pages/services.yaml:'],
  [
    'a paragraph',
    '/services/washing',
    'A rug that bleeds is not washed.',
    'content/services/washing.yaml:8',
  ],
  ['an item of a list', '/careers/weaver', 'Patience', 'content/jobs/weaver.yaml:'],
  ['a label', '/services/storage', 'Nearest work', 'content/pages/service.yaml:'],
  [
    'a description of a picture',
    '/journal/the-knot',
    'Two warps and one knot',
    'content/articles/the-knot.md:22',
  ],
])('names %s that its page lacks, and its place', (_, lacking, text, place) => {
  const without = pages.map(({ path, html }) => ({
    path,
    html: path === lacking ? html.replaceAll(text, '') : html,
  }))

  expect(() => check({}, without)).toThrow(place)
})

test('names what a company may remove, and nothing that its schema asks for', () => {
  const { services } = content
  const featured = new Map(
    Array.from(content['case-studies'], ([id, study]) => [id, { ...study, featured: false }]),
  )
  expect(services.size).toBe(7)
  expect(() =>
    check(
      { 'case-studies': featured },
      pages.map(({ path, html }) => ({
        path,
        html: path === '/' ? html.replaceAll('What came back', '') : html,
      })),
    ),
  ).toThrow('content/pages/home.yaml:13, field "studies.heading"')
  // Required on a page about jobs, even without any.
  expect(() =>
    check(
      {},
      pages.map(({ path, html }) => ({
        path,
        html: html.replaceAll('Open positions', ''),
      })),
    ),
  ).not.toThrow()
})

const file = searchFile(content)
const checkTitle = (title: string) => {
  const [first, ...others] = file.rows
  const rows = [{ ...first, title } as (typeof file.rows)[number], ...others]
  return () => checkSearch({ ...file, rows }, () => ['content/services/rug-repair.yaml:1'])
}

test('names an entry without words to find it by', () => {
  expect(checkTitle('Rug repair')).not.toThrow()
  expect(checkTitle('★ ★ ★')).toThrow(`The search does not find these by their names.

  content/services/rug-repair.yaml:1
    expected: a name with words by which the search finds it
    found:    "★ ★ ★"`)
})
