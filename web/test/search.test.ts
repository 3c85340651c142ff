import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DIST } from '#web/output-folders.ts'
import { createLazySearch } from '#web/search/lazy-search.ts'
import type { SearchIndex } from '#web/search/search-index-format.ts'
import { mainTranscript, readBuilt, readPage, textOf } from './built-pages.ts'

/** A file of the search below a root, by its name. */
function read(root: string, name: string) {
  const [path = ''] = globSync(`assets/*${root}/search/${name}.json`, { cwd: DIST })
  return JSON.parse(readBuilt(path))
}
const urls = (root: string) => (read(root, 'index') as SearchIndex).rows.map(({ url }) => url)
const find = (root: string, query: string) =>
  createLazySearch(async (name) => read(root, name))(query)

test('has a row for each entry, then for each page but the search', () => {
  expect(urls('')).toEqual(
    `/services/rug-repair /services/darning /services/fringes /services/moth-damage /services/washing
/services/storage /services/valuation /work/ship-carpet /work/prayer-rug /work/stair-runner /work/wedding-sari
/journal/the-knot /journal/cold-kills /journal/madder /journal/spring /journal/no-bleach /careers/weaver
/careers/driver /faq#price /faq#moths /faq#pickup / /about /services /work /journal /careers /faq /contact
/privacy-policy /terms-of-service`.split(/\s/),
  )
  expect(urls('/hi')).toEqual(
    `/hi/sevaen/rug-repair /hi/sevaen/washing /hi/patrika/the-knot /hi/careers/weaver /hi /hi/sevaen /hi/patrika
/hi/careers /hi/contact /hi/privacy-policy`.split(/\s/),
  )
})

test('a result has its kind, group, hue, drawing, summary and words, each word once', async () => {
  const results = await find('', 'weaver')
  const { fold, ...result } = results.find(({ url }) => url === '/services/rug-repair') ?? {}

  expect(result).toEqual({
    url: '/services/rug-repair',
    kind: 'Service',
    weight: 1.5,
    category: 'Mending',
    hue: 25,
    title: 'Rug repair',
    summary: 'Holes, tears and burns in knotted rugs, woven shut.',
    terms: 'carpet hole kilim',
    words:
      'back burns each first holes homes hotels knot knotted last leftover linen madder matching museums new one photos rugs shut silk stage tears warps washed weaver wool woven',
  })
  expect(fold?.length).toBeGreaterThan(3)
  expect(results.length).toBeGreaterThan(3)
  expect(new Set(results.map((each) => `${each.fold}`)).size).toBe(results.length)
})

test.each([
  ['', 'rug repair', '/services/rug-repair'],
  ['', 'moths come back', '/faq#moths'],
  ['', 'steamer', '/work/ship-carpet'],
  ['', 'blech', '/journal/no-bleach'],
  ['', 'driver', '/careers/driver'],
  ['', 'terms', '/terms-of-service'],
  ['', 'asymmetric', '/journal/the-knot'], // a word of the text alone
  ['', 'leftover', '/services/rug-repair'], // a part that its client keeps
  ['', 'Tabriz', '/about'], // a biography
  ['', 'programs', '/'],
  ['/ar', 'سجاد', '/ar/khadamat/rug-repair'],
  ['/ar', 'باخرة', '/ar/aamal/ship-carpet'],
  ['/hi', 'दरी', '/hi/sevaen/rug-repair'],
  ['/hi', 'गांठ', '/hi/patrika/the-knot'],
])('below "%s", "%s" finds %s first', async (root, query, expected) => {
  expect((await find(root, query))[0]?.url).toBe(expected)
})

test('the page has a form without JavaScript to send, which only visitors with it see', () => {
  const form = readPage('/search').querySelector('main .scripted form')

  expect(form?.getAttribute('action')).toBe('/search')
  expect(form?.getAttribute('method') ?? 'get').toBe('get')
  expect(form?.querySelector('input[type=search]')?.getAttribute('name')).toBe('q')
})

test('without JavaScript, the page lists every entry and page, in groups', () => {
  const main = readPage('/search').querySelector('main')
  const links = main?.querySelectorAll('.results details li a') ?? []
  const headings = main?.querySelectorAll('h2, h3') ?? []

  expect(links.map(({ attributes }) => attributes.href)).toEqual(urls(''))
  expect(headings.map(textOf)).toEqual(
    'Services,Mending,Keeping,Our work,Journal,Careers,Questions,Pages'.split(','),
  )
  expect(links.map(textOf)).toContain("A ship's carpet lies flat after forty years")
  expect(mainTranscript('/search')).toContain(`
Search the site
Try | moths | or | wool | . → /search?q=moths → /search?q=wool
The filter has not loaded. The whole list is below.
Mending → /services#mending
Keeping → /services#keeping
All pages
`)
})
