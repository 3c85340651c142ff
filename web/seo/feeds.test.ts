import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { articleFeed, atom, jobFeed } from './feeds.ts'
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
    // Changed later on its day, of which no hour is known.
    ['same', { date: '2026-01-15', time: '08:00', updated: '2026-01-15' }],
    ['new', { date: '2026-01-15', time: '09:00', updated: '2026-07-01' }],
  ]),
  jobs: new Map([['clerk', { datePosted: '2026-07-01' }]]),
  services: new Map(),
  'case-studies': new Map(),
  'pages/blog': { seo: {} },
  'pages/careers': { seo: {} },
} as unknown as Content
const pages = ['/blog/old', '/blog/same', '/blog/new', '/careers/clerk'].map(
  (path) => ({ path }) as ListedPage,
)

test('the entries of a feed have the times of the site, the newest first', () => {
  const times = ({ entries }: ReturnType<typeof articleFeed>) =>
    entries.map(({ published, updated }) => [published.toISOString(), updated.toISOString()])

  expect(times(articleFeed(content, pages))).toEqual([
    ['2026-01-15T17:00:00.000Z', '2026-07-01T07:00:00.000Z'],
    ['2026-01-15T16:00:00.000Z', '2026-01-15T16:00:00.000Z'],
    ['2026-01-15T08:00:00.000Z', '2026-01-15T08:00:00.000Z'],
  ])
  expect(times(jobFeed(content, pages))).toEqual([
    ['2026-07-01T07:00:00.000Z', '2026-07-01T07:00:00.000Z'],
  ])
})

test('an Atom feed states its language', () => {
  const feed = { list: '/blog', title: 'Blog', description: 'Of paper.', entries: [] }

  expect(atom(content, '/blog/feed.xml', feed, new Date(0))).toMatch(/<feed [^>]*xml:lang="hi"/)
})
