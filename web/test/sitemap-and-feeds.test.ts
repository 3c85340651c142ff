import { parseFeed } from '@rowanmanning/feed-parser'
import { expect, test } from 'vitest'
import { articleFeedSchema } from '#worker/subscribers/article-feed.ts'
import { pagePaths, readBuilt, readPage } from './built-pages.ts'

const URL = 'https://www.rafu.example'
const listed = pagePaths.filter((address) => !/\/(?:404|410|search|sent|subscribed)$/.test(address))

test('the sitemap lists every page that is not noindex once', () => {
  const locs = Array.from(readBuilt('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url)

  expect(listed.length).toBe(47)
  expect(locs.sort()).toEqual(listed.map((address) => URL + address).sort())
})

test('its lines have the form of sitemaps.org, with translations, and the day of an entry and of its list', () => {
  const lines = readBuilt('sitemap.xml').split('\n')
  const lineOf = (address: string) =>
    lines.find((line) => line.includes(`<loc>${URL}${address}</loc>`))

  expect(lines.slice(0, 2)).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:x="http://www.w3.org/1999/xhtml">',
  ])
  expect(lines.slice(-2)).toEqual(['</urlset>', ''])
  expect(lineOf('/faq')).toBe(
    `<url><loc>${URL}/faq</loc><x:link rel="alternate" hreflang="en" href="${URL}/faq"/><x:link rel="alternate" hreflang="ar" href="${URL}/ar/faq"/><x:link rel="alternate" hreflang="x-default" href="${URL}/faq"/></url>`,
  )
  expect(lineOf('/journal/madder')).toBe(
    `<url><loc>${URL}/journal/madder</loc><lastmod>2026-01-15</lastmod></url>`,
  )
  expect(lineOf('/careers/weaver')).toContain('<lastmod>2026-05-04</lastmod>')
  expect(lineOf('/journal')).toContain('<lastmod>2026-04-01</lastmod>')
})

test('robots.txt allows everything but the API, and names the sitemap', () => {
  expect(readBuilt('robots.txt')).toBe(
    `User-agent: *\nDisallow: /api\n\nSitemap: ${URL}/sitemap.xml\n`,
  )
})

test('the blog has an Atom feed, the newest article first', () => {
  const feed = parseFeed(readBuilt('journal/feed.xml'))

  expect(feed.meta).toMatchObject({ type: 'atom', version: '1.0' })
  expect(feed).toMatchObject({
    self: `${URL}/journal/feed.xml`,
    url: `${URL}/journal`,
    title: 'Journal · Rafu',
  })
  expect(feed.items.map(({ url }) => url)).toEqual(
    ['the-knot', 'cold-kills', 'madder', 'spring', 'no-bleach'].map((id) => `${URL}/journal/${id}`),
  )
  const [{ id, title, description, published, updated, authors } = {} as never] = feed.items
  expect({ id, title, description, authors: authors.map(({ name }) => name) }).toEqual({
    id: `${URL}/journal/the-knot`,
    title: 'The second knot is the honest one',
    description: 'A first knot holds by luck. The second one shows whether the weaver meant it.',
    authors: ['Leyla Amin'],
  })
  // Midnight in Leicester, in summer at 23:00 UTC of the day before.
  expect(published).toEqual(new Date('2026-03-02T00:00Z'))
  expect(updated).toEqual(new Date('2026-03-31T23:00Z'))
})

test('the JSON Feed is version 1.1, with the articles of the Atom feed, in the form that the Worker reads', () => {
  const { items, ...feed } = JSON.parse(readBuilt('journal/feed.json'))

  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Journal · Rafu',
    home_page_url: `${URL}/journal`,
    feed_url: `${URL}/journal/feed.json`,
  })
  expect(items).toHaveLength(5)
  expect(items[4]).toMatchObject({
    id: `${URL}/journal/no-bleach`,
    url: `${URL}/journal/no-bleach`,
    content_text:
      'Bleach takes the stain, then the color, then the thread. In that order, and fast.',
    authors: [{ name: 'Jonas Reed' }],
  })
  expect(() => articleFeedSchema.parse({ items })).not.toThrow()
})

test('a page of the blog links to its feeds', () => {
  const offered = (address: string) =>
    readPage(address)
      .querySelectorAll('link[rel=alternate]:not([hreflang])')
      .map(({ attributes }) => attributes.href)

  expect(offered('/journal/madder')).toEqual(['/journal/feed.xml', '/journal/feed.json'])
  expect(offered('/hi/patrika')).toEqual(['/hi/patrika/feed.xml', '/hi/patrika/feed.json'])
  expect(offered('/')).toEqual([])
})
