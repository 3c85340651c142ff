import { expect, test } from 'vitest'
import type { Content } from './collections.ts'
import { closedJobIds, describeUnlisted, fillEntryLists } from './listed-entries.ts'

const TODAY = '2026-11-22'

/** Content with complete lists, whose entries have no fields other than the dates of articles and jobs. */
function complete(
  lists: Record<string, string[]>,
  entries: Record<string, object>,
  early = false,
): Content {
  const empty = { services: [], caseStudies: [], faq: [], jobs: [], articles: [] }
  const collections = ['services', 'case-studies', 'faq', 'jobs', 'articles'].map((name) => {
    const ofName = Object.entries(entries[name] ?? {})
    return [name, new Map(ofName.map(([id, fields]) => [id, { id, ...fields }]))]
  })
  const content = { catalogue: { ...empty, ...lists }, ...Object.fromEntries(collections) }
  fillEntryLists(content as Content, TODAY, early)
  return content as Content
}

test('entries listed in the catalogue come first, each once, then the others by id', () => {
  const listed = ['d', 'b', 'd']
  const all = { a: {}, b: {}, c: {}, d: {} }
  const { catalogue } = complete(
    { services: listed, caseStudies: listed, faq: listed },
    { services: all, 'case-studies': all, faq: all },
  )

  const { services, caseStudies, faq } = catalogue
  for (const list of [services, caseStudies, faq]) expect(list).toEqual(['d', 'b', 'a', 'c'])
})

test('articles: a preview lists them before their day', () => {
  const { catalogue } = complete({}, { articles: { tomorrow: { date: '2026-11-23' } } }, true)

  expect(catalogue.articles).toEqual(['tomorrow'])
})

test('articles: listed ones first, then the newest, then by id; later ones are left out', () => {
  const content = complete(
    { articles: ['tomorrow', 'oldest'] },
    {
      articles: {
        a: { date: '2025-01-02' },
        b: { date: '2025-01-02' },
        newer: { date: '2026-03-04' },
        oldest: { date: '2020-01-01' },
        today: { date: TODAY },
        tomorrow: { date: '2026-11-23' },
      },
    },
  )

  expect(content.catalogue.articles).toEqual(['oldest', 'today', 'newer', 'a', 'b'])
  expect(content.articles.has('tomorrow')).toBe(true)
  expect(describeUnlisted(content)).toEqual(['articles/tomorrow.md waits for 2026-11-23.'])
})

test('jobs: open until the end of their last day, then closed, whether listed or not', () => {
  const content = complete(
    { jobs: ['over', 'z'] },
    {
      jobs: {
        a: { validThrough: '2027-01-01' },
        always: {},
        over: { validThrough: '2026-11-21' },
        z: { validThrough: TODAY },
      },
    },
  )

  expect(content.catalogue.jobs).toEqual(['z', 'a', 'always'])
  expect(closedJobIds(content)).toEqual(['over'])
  expect(describeUnlisted(content)).toEqual([
    'jobs/over.yaml is closed: 2026-11-21 was its last day.',
  ])
})
