import { expect, test } from 'vitest'
import type { Content } from './collections.ts'
import { findMissingPluralForms, findMissingTexts } from './required-texts.ts'
import { COLLECTION_PAGES } from './schema/pages.ts'
import { content as sound } from './test/frozen-content.ts'

type Collection = keyof typeof COLLECTION_PAGES
const collections = Object.keys(COLLECTION_PAGES) as Collection[]

/** The content with the entry `a` or none in a collection, and with the texts around its entries or without. */
function contentWith(collection: Collection, entries: string[], hasPages: boolean): Content {
  const pages = COLLECTION_PAGES[collection].map((page) => [
    `pages/${page}`,
    hasPages ? {} : undefined,
  ])
  const map = new Map(entries.map((id) => [id, { id }]))
  return { ...sound, [collection]: map, ...Object.fromEntries(pages) }
}

test.each(collections)('%s, if there are any, need the texts around them', (collection) => {
  const [page] = COLLECTION_PAGES[collection]

  expect(findMissingTexts(contentWith(collection, [], false))).toEqual([])
  expect(findMissingTexts(contentWith(collection, ['a'], false))).toContainEqual({
    file: `${collection}/`,
    field: '',
    expected: expect.stringMatching(`^pages/${page}\\.yaml .*, or no folder$`),
    found: expect.stringContaining(`no pages/${page}.yaml`),
  })
  // Only the page of jobs may be there without entries.
  const withoutEntries = findMissingTexts(contentWith(collection, [], true))
  expect(withoutEntries.map(({ file }) => file)).toEqual(
    collection === 'jobs' ? [] : [`${collection}/`],
  )
})

test.each([
  ['jobs', 'pages/notices', 'jobClosed'],
  ['articles', 'pages/notices', 'subscribed'],
  ['case-studies', 'pages/service', 'studies'],
] as const)('%s need the text of %s that is for them', (collection, name, field) => {
  const content = contentWith(collection, ['a'], true)
  const lacking = { ...content, [name]: { ...content[name], [field]: undefined } }
  const problem = expect.objectContaining({ file: `${name}.yaml`, field })

  expect(findMissingTexts(lacking)).toContainEqual(problem)
  expect(findMissingTexts({ ...lacking, [collection]: new Map() })).not.toContainEqual(problem)
})

test.each([
  ['case-studies', []],
  ['articles', ['near']],
  ['faq', ['near']],
] as const)('with %s alone, services need the heading over further reading: %j', (only, fields) => {
  const none = { 'case-studies': new Map(), articles: new Map(), faq: new Map() }
  const content = { ...sound, ...none, [only]: new Map([['a', { id: 'a' }]]) }
  const lacking = { ...content, 'pages/service': { ...sound['pages/service'], near: undefined } }
  const missing = findMissingTexts(lacking as Content).map(({ field }) => field)

  expect(missing.filter((field) => field === 'near')).toEqual(fields)
})

test('a field of an entry needs its label', () => {
  const [service] = sound.services.values()
  const problemsWith = (techStack: string[]) =>
    findMissingTexts({
      ...sound,
      services: new Map(service && [['a', { ...service, id: 'a', techStack }]]),
      'pages/service': { ...sound['pages/service'], techStack: undefined },
    })

  expect(problemsWith([])).toEqual([])
  expect(problemsWith(['Paper'])).toEqual([
    {
      file: 'pages/service.yaml',
      field: 'techStack',
      expected: 'a text, because services/a has techStack',
      found: 'nothing',
    },
  ])
})

const texts = {
  blog: { topic: 'Topic', count: { one: '{count} article', other: '{count} articles' } },
}

test.each([
  ['en', undefined],
  ['ja', undefined],
  ['pl', 'none for many, few'],
  ['ar', 'none for zero, two, few, many'],
])('names the plural forms that %s needs and the texts lack', (language, found) => {
  const problems = findMissingPluralForms(texts, language, 'interface.yaml')

  expect(problems.map((problem) => problem.found)).toEqual(found ? [found] : [])
  for (const { field } of problems) expect(field).toBe('blog.count')
})
