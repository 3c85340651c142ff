import { expect, test } from 'vitest'
import { content, contents } from '#content/test/content.ts'
import { addressForm, toAddress } from '#web/page-data/address.ts'
import { searchData } from '#web/page-data/search.ts'
import type { SearchFile } from '#web/search/search-file.ts'
import { addresses, hrefs, links, readAddress, readBuilt, readPage, texts } from './read-page.ts'

const { catalogue, services } = content
const search = content['pages/search']
const { rows }: SearchFile = JSON.parse(readBuilt('search.json'))
const page = readPage('/search')
const EXAMPLES = 'main a[href*="?q="]'

test('every listed entry is found once by its own name and terms', () => {
  const studies = content['case-studies']
  const entries = [
    ...catalogue.services.map((id) => [`/services/${id}`, content.services.get(id)?.name]),
    ...catalogue.caseStudies.map((id) => [`/case-studies/${id}`, studies.get(id)?.title]),
    ...catalogue.articles.map((id) => [`/blog/${id}`, content.articles.get(id)?.title]),
    ...catalogue.jobs.map((id) => [`/careers/${id}`, content.jobs.get(id)?.title]),
    ...catalogue.faq.map((id) => [`/faq#${id}`, content.faq.get(id)?.question]),
  ]
  const terms = new Map(rows.map((row) => [row.url, row.terms]))
  const form = addressForm(content)

  const listed = rows.filter(({ kind }) => kind !== content.interface.kinds.page)
  expect(listed.map(({ url, title }) => [url, title])).toEqual(
    entries.map(([path = '', title]) => [toAddress(path, form), title]),
  )
  for (const { id, searchTerms } of content.faq.values()) {
    expect(terms.get(toAddress(`/faq#${id}`, form))).toBe(searchTerms.join(' '))
  }
})

test('every row links to a page or an anchor, and has a drawing and a hue', () => {
  for (const { url, hue, fold, summary } of rows) {
    const [address = '', anchor] = url.split('#')
    expect(addresses).toContain(address)
    if (anchor) expect(readAddress(address).querySelector(`[id="${anchor}"]`), url).not.toBeNull()
    expect(readBuilt('index.html')).toContain(`.hue-${hue}{`)
    expect(fold.length, url).toBeGreaterThan(3)
    expect(summary.length, url).toBeLessThanOrEqual(300)
  }
  expect(new Set(rows.map(({ url }) => url)).size).toBe(rows.length)
})

test.each(contents)('in $site.language, the page links to every row', (inLanguage) => {
  const { root } = addressForm(inLanguage)
  const found: SearchFile = JSON.parse(readBuilt(`${root}/search.json`))

  expect(hrefs(readAddress(`${root}/search`), 'main ul a').toSorted()).toEqual(
    found.rows.map(({ url }) => url).toSorted(),
  )
})

test('the page lists the services of a category under its name, in the order of the categories', () => {
  const used = new Set(Array.from(services.values(), ({ category }) => category))
  const names = catalogue.categories.map(({ name }) => name).filter((name) => used.has(name))
  const reversed = { ...catalogue, services: catalogue.services.toReversed() }
  const [list] = searchData({ ...content, catalogue: reversed }).lists

  expect(texts(page, 'main section h3')).toEqual(names)
  expect(list?.groups.map(({ name }) => name)).toEqual(names)
})

test('the page has a form, which visitors without JavaScript do not see, and example searches', () => {
  const form = page.querySelector('main .scripted form')
  const examples = search.hint.split('"').filter((_, index) => index % 2 === 1)

  expect(form?.getAttribute('action')).toBe('/search')
  expect(form?.getAttribute('method') ?? 'get').toBe('get')
  expect(form?.querySelector('input[type=search]')?.getAttribute('name')).toBe('q')
  expect(texts(page, 'label[for=q]')).toEqual([search.label])
  expect(texts(page, EXAMPLES)).toEqual(examples)
  expect(links(page, EXAMPLES)).toEqual(
    examples.map((word) => `/search?${new URLSearchParams({ q: word })}`),
  )
})
