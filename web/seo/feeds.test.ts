import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { articleFeed, atomFeed } from './feeds.ts'
import type { ListedPage } from './listed-page.ts'

const content = {
  site: {
    name: 'Paper',
    language: 'hi',
    languages: { hi: '' },
    url: 'https://paper.example',
    sections: {},
    hours: { timeZone: 'America/Los_Angeles' },
  },
  articles: new Map([
    ['old', { date: '2026-01-15' }],
    ['new', { date: '2026-01-16', updated: '2026-07-01' }],
  ]),
  jobs: new Map(),
  services: new Map(),
  'case-studies': new Map(),
  'pages/blog': { seo: {} },
} as unknown as Content
const pages = ['/blog/old', '/blog/new'].map((path) => ({ path }) as ListedPage)

test('the entries of a feed have the times of the site, the newest first', () => {
  const { entries } = articleFeed(content, pages)

  expect(
    entries.map(({ published, updated }) => [published.toISOString(), updated.toISOString()]),
  ).toEqual([
    ['2026-01-16T08:00:00.000Z', '2026-07-01T07:00:00.000Z'],
    ['2026-01-15T08:00:00.000Z', '2026-01-15T08:00:00.000Z'],
  ])
})

test('an Atom feed states its language', () => {
  const feed = { title: 'Blog', description: 'Of paper.', entries: [] }

  expect(atomFeed(content, '/blog/feed.xml', feed, new Date(0))).toMatch(/<feed [^>]*xml:lang="hi"/)
})
