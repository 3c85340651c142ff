import { expect, test } from 'vitest'
import { locateWholeText } from '#content/source-locations.ts'
import { content } from '#content/test/frozen-content.ts'
import { pagePaths, readBuilt } from '#web/test/built-pages.ts'
import { checkUnusedTexts } from './check-unused-texts.ts'

const pages = pagePaths
  .filter((address) => !/^\/(?:ar|hi)(?:$|\/)/.test(address))
  .map((path) => ({ path, html: readBuilt(`${path === '/' ? 'index' : path}.html`) }))
const check = (of = pages, changed = content) => checkUnusedTexts(changed, of, locateWholeText)
/** The pages, of which those at this address lack a text. */
const without = (text: string, lacking: RegExp) =>
  pages.map(({ path, html }) =>
    lacking.test(path) ? { path, html: html.replaceAll(text, '') } : { path, html },
  )

test('each text of the company is on a page', () => {
  expect(() => check()).not.toThrow()
})

test.each([
  ['a heading', 'Without postage.', /^\/services$/, 'pages/services.yaml:'],
  ['a paragraph', 'A rug that bleeds is not washed.', /washing/, 'services/washing.yaml:8'],
  ['an item of a list', 'Patience', /weaver/, 'jobs/weaver.yaml:'],
  ['a label', 'Nearest work', /storage/, 'pages/service.yaml:'],
  ['the words of a picture', 'Two warps and one knot', /the-knot/, 'articles/the-knot.md:22'],
])('names %s that its page lacks, and its place', (_, text, lacking, place) => {
  expect(() => check(without(text, lacking))).toThrow(`content/${place}`)
})

test('names what a company may remove, and nothing that its schema asks for', () => {
  const studies = Array.from(
    content['case-studies'],
    ([id, study]) => [id, { ...study, featured: false }] as const,
  )
  const unfeatured = { ...content, 'case-studies': new Map(studies) }

  expect(() => check(without('What came back', /^\/$/), unfeatured)).toThrow(
    'content/pages/home.yaml:13, field "studies.heading"',
  )
  // Required on a page about jobs, even without any.
  expect(() => check(without('Open positions', /./))).not.toThrow()
})
