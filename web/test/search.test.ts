import { expect, test } from 'vitest'
import { createSearch } from '#web/search/create-search.ts'
import type { SearchFile } from '#web/search/search-file.ts'
import { mainOf, readBuilt, readPage, textOf } from './built-page.ts'

const file = (path: string): SearchFile => JSON.parse(readBuilt(path))
const urls = (path: string) => file(path).rows.map(({ url }) => url)
const find = (path: string, query: string) => createSearch(file(path)).find(query)[0]?.url

test('has a row for each entry, then for each page but the search', () => {
  expect(urls('search.json')).toEqual(
    `/services/rug-repair /services/darning /services/fringes /services/moth-damage /services/washing
/services/storage /services/valuation /work/ship-carpet /work/prayer-rug /work/stair-runner /work/wedding-sari
/journal/the-knot /journal/cold-kills /journal/madder /journal/spring /journal/no-bleach /careers/weaver
/careers/driver /faq#price /faq#moths /faq#pickup / /about /services /work /journal /careers /faq /contact
/privacy-policy /terms-of-service`.split(/\s/),
  )
  expect(urls('hi/search.json')).toEqual(
    `/hi/sevaen/rug-repair /hi/sevaen/washing /hi/patrika/the-knot /hi/careers/weaver /hi /hi/sevaen /hi/patrika
/hi/careers /hi/contact /hi/privacy-policy`.split(/\s/),
  )
})

test('a row has its kind, group, hue, drawing, summary and words, each word once', () => {
  const { rows } = file('search.json')
  const { fold, ...row } = rows[0] ?? { fold: [] }

  expect(row).toEqual({
    url: '/services/rug-repair',
    kind: 'Service',
    weight: 1.5,
    category: 'Mending',
    hue: 25,
    title: 'Rug repair',
    summary: 'Holes, tears and burns in knotted rugs, woven shut.',
    terms: 'carpet hole kilim',
    words:
      'back each first homes hotels knot last leftover linen madder matching museums new one photos silk stage warps washed weaver wool',
  })
  expect(fold.length).toBeGreaterThan(3)
  expect(new Set(rows.map((each) => String(each.fold))).size).toBe(rows.length)
})

test.each([
  ['search.json', 'rug repair', '/services/rug-repair'],
  ['search.json', 'moths come back', '/faq#moths'],
  ['search.json', 'steamer', '/work/ship-carpet'],
  ['search.json', 'blech', '/journal/no-bleach'],
  ['search.json', 'driver', '/careers/driver'],
  ['search.json', 'terms', '/terms-of-service'],
  ['search.json', 'asymmetric', '/journal/the-knot'], // a word of the text alone
  ['search.json', 'leftover', '/services/rug-repair'], // a part that its client keeps
  ['search.json', 'Tabriz', '/about'], // a biography
  ['search.json', 'programs', '/'],
  ['ar/search.json', 'سجاد', '/ar/khadamat/rug-repair'],
  ['ar/search.json', 'باخرة', '/ar/aamal/ship-carpet'],
  ['hi/search.json', 'दरी', '/hi/sevaen/rug-repair'],
  ['hi/search.json', 'गांठ', '/hi/patrika/the-knot'],
])('in %s, "%s" finds %s first', (path, query, expected) => {
  expect(find(path, query)).toBe(expected)
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

  expect(links.map(({ attributes }) => attributes.href)).toEqual(urls('search.json'))
  expect(headings.map(textOf)).toEqual(
    'Services,Mending,Keeping,Our work,Journal,Careers,Questions,Pages'.split(','),
  )
  expect(links.map(textOf)).toContain("A ship's carpet lies flat after forty years")
  expect(mainOf('/search')).toContain(`
Search the site
Try | moths | or | wool | . → /search?q=moths → /search?q=wool
The filter has not loaded. The whole list is below.
Mending → /services#mending
Keeping → /services#keeping
All pages
`)
})
