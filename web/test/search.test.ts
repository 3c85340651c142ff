import { expect, test } from 'vitest'
import { createSearch } from '#web/search/create-search.ts'
import type { SearchFile } from '#web/search/search-file.ts'
import { mainOf, readBuilt, readPage } from './built-page.ts'

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

test('the search: every page and entry', () => {
  expect(mainOf('/search')).toBe(`
# Find it here.
One search for everything.
Search the site
Try | moths | or | wool | . → /search?q=moths → /search?q=wool
The filter has not loaded. The whole list is below.
## Services
### Mending
Rug repair → /services/rug-repair
Invisible darning → /services/darning
New fringes → /services/fringes
Moth treatment → /services/moth-damage
### Keeping
Washing → /services/washing
Storage → /services/storage
Valuation → /services/valuation
## Our work
A ship's carpet lies flat after forty years → /work/ship-carpet
A prayer rug comes back to its niche → /work/prayer-rug
A stair runner stops slipping → /work/stair-runner
A wedding sari is worn a second time → /work/wedding-sari
## Journal
The second knot is the honest one → /journal/the-knot
Cold kills what poison feeds → /journal/cold-kills
Madder is worth its smell → /journal/madder
Unroll it in spring → /journal/spring
Bleach is a way to sell a new one → /journal/no-bleach
## Careers
Weaver → /careers/weaver
Driver → /careers/driver
## Questions
What does it cost? → /faq#price
Do moths come back? → /faq#moths
Do you fetch large rugs? → /faq#pickup
## Pages
A hole is not the end of a rug → /
The workshop → /about
Services → /services
Our work → /work
Journal → /journal
Careers → /careers
Questions → /faq
Contact → /contact
Privacy → /privacy-policy
Terms → /terms-of-service
`)
})
