import { parseFeed } from '@rowanmanning/feed-parser'
import { expect, test } from 'vitest'
import { content, contents } from '#content/test/content.ts'
import { addressForm, toAddress, urlOf } from '#web/page-data/address.ts'
import { ARTICLE_FEED, articleFeedSchema } from '#worker/articles/feed.ts'
import {
  addresses,
  hrefs,
  inOneLine,
  paths,
  readAddress,
  readBuilt,
  readPage,
  textOf,
} from './read-page.ts'

const { site, catalogue, articles, jobs } = content
/** The lists that a feed can have, with the titles of their entries. */
const feeds = [
  ['/blog', catalogue.articles.map((id) => articles.get(id)?.title)],
  ['/careers', catalogue.jobs.map((id) => jobs.get(id)?.title)],
] as const

/** The file of a list's feed. */
function builtFeed(list: string, name = '/feed.xml'): string {
  return toAddress(list, addressForm(content)).slice(1) + name
}

const pages = addresses.map((path) => ({ path, page: readAddress(path) }))
const canonicals = pages.flatMap(({ page }) => hrefs(page, 'link[rel=canonical]'))
const sitemap = readBuilt('sitemap.xml')
const locs = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url)

test('the sitemap has the form of sitemaps.org, with links to translations', () => {
  const url = 'https?://(?:[^\\s<>&"]|&amp;)+'
  const link = `<x:link rel="alternate" hreflang="[\\w-]+" href="${url}"/>`
  const day = '<lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>'

  expect(sitemap).toMatch(
    new RegExp(
      `^<\\?xml version="1\\.0" encoding="UTF-8"\\?>
<urlset xmlns="http://www\\.sitemaps\\.org/schemas/sitemap/0\\.9"(?: xmlns:x="http://www\\.w3\\.org/1999/xhtml"|(?![^]*<x:))>
(?:<url><loc>${url}</loc>(?:${day})?(?:${link})*</url>\n)+</urlset>\n$`,
    ),
  )
})

test('it lists the canonical address of every page once, and no other', () => {
  expect(locs.toSorted()).toEqual(canonicals.toSorted())
  const files = pages.filter(({ page }) => !page.querySelector('meta[content=noindex]'))
  expect(locs.toSorted()).toEqual(files.map(({ path }) => site.url + path).sort())
})

test('it dates articles and jobs by their content, and their lists by the newest entry', () => {
  const dated = new Map(
    Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)</g), ([, url, day]) => [url, day]),
  )
  const expected = contents.flatMap((each) => {
    const entries = [
      ...each.catalogue.articles
        .flatMap((id) => each.articles.get(id) ?? [])
        .map(({ id, date, updated = date }) => [`/blog/${id}`, updated] as const),
      ...each.catalogue.jobs
        .flatMap((id) => each.jobs.get(id) ?? [])
        .map(({ id, datePosted }) => [`/careers/${id}`, datePosted] as const),
    ].sort(([, a], [, b]) => a.localeCompare(b))
    // The last one, the newest, remains in the map.
    const lists = entries.map(([path, day]) => [path.slice(0, path.lastIndexOf('/')), day] as const)
    return [...entries, ...lists].map(([path, day]) => [urlOf(each, path), day] as const)
  })

  expect(dated).toEqual(new Map(expected))
})

test('robots.txt allows everything but the API, and names the permitted uses and the sitemap', () => {
  const signals = ['search', 'ai-input', 'ai-train'].map(
    (use) => `${use}=${(site.contentUses as string[]).includes(use) ? 'yes' : 'no'}`,
  )

  expect(readBuilt('robots.txt')).toBe(
    `User-agent: *\nContent-Signal: ${signals.join(', ')}\nDisallow: /api\n\nSitemap: ${site.url}/sitemap.xml\n`,
  )
})

test.each(feeds.filter(([list]) => content[`pages${list}`]))(
  '%s has an Atom feed of its newest entries, and every entry links to its page',
  (list, titles) => {
    const feed = parseFeed(readBuilt(builtFeed(list)))

    expect(feed.meta).toMatchObject({ type: 'atom', version: '1.0' })
    expect(feed).toMatchObject({
      self: `${site.url}/${builtFeed(list)}`,
      url: urlOf(content, list),
    })
    expect(feed.title).toContain(site.name)
    expect(feed.updated).toBeInstanceOf(Date)
    expect(feed.items.length).toBe(Math.min(titles.length, 20))
    const times = feed.items.map(({ published }) => Number(published))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    for (const { id, url, title, description, published, updated, authors } of feed.items) {
      expect(canonicals).toContain(url)
      expect(id).toBe(url)
      expect(titles).toContain(title)
      expect(description).toMatch(/\S/)
      expect([published, updated]).toEqual([expect.any(Date), expect.any(Date)])
      expect(authors[0]?.name).toMatch(/\S/)
    }
  },
)

test.runIf(content['pages/blog'])(
  'the JSON Feed is version 1.1, with the articles of the Atom feed',
  () => {
    const { items, ...feed } = JSON.parse(readBuilt(builtFeed('/blog', ARTICLE_FEED)))

    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: expect.stringMatching(/\S/),
      home_page_url: urlOf(content, '/blog'),
      feed_url: `${site.url}/${builtFeed('/blog', ARTICLE_FEED)}`,
    })
    expect(items).toMatchObject(
      parseFeed(readBuilt(builtFeed('/blog'))).items.map(({ id, authors }) => ({
        id,
        url: id,
        content_text: expect.stringMatching(/\S/),
        authors: [{ name: authors[0]?.name }],
      })),
    )
    // The schema with which the Worker reads new articles.
    expect(() => articleFeedSchema.parse({ items })).not.toThrow()
  },
)

test('every page links to its Markdown alternate and its feeds, except pages without an address', () => {
  for (const path of paths) {
    const page = readPage(path)
    const address = toAddress(path, addressForm(content))
    const isListed = locs.includes(site.url + address)
    const alternate = isListed ? [`${address.replace(/\/$/, '/index')}.md`] : []
    const list = `/${path.split('/')[1]}`
    const names = { '/blog': ['/feed.xml', '/feed.json'], '/careers': ['/feed.xml'] }[list] ?? []
    const offered = isListed ? names.map((name) => `/${builtFeed(list, name)}`) : []
    const files = hrefs(page, 'link[rel=alternate]:not([hreflang])')
    expect(files, path).toEqual([...alternate, ...offered])
    for (const file of files) expect(readBuilt(file?.slice(1) ?? '')).toMatch(/\S/)
  }
  if (content['pages/blog']) {
    expect(hrefs(readPage('/blog'), 'main a')).toContain(`/${builtFeed('/blog')}`)
  }
})

test('every Markdown alternate has the text of its page, and its links lead to pages', () => {
  for (const { path, page } of pages) {
    const [alternate] = hrefs(page, 'link[type="text/markdown"]')
    if (!alternate) continue
    const text = readBuilt(alternate.slice(1))
    const words = inOneLine(text.replaceAll(/\\(?=[^\w\s])/g, ''))
    expect(text.split('\n')[0], path).toBe(`# ${textOf(page.querySelector('main h1'))}`)
    for (const paragraph of page.querySelectorAll('main .prose > p')) {
      if (paragraph.childNodes.length === 1) expect(words, path).toContain(textOf(paragraph))
    }
    const withoutCode = text.replaceAll(/^```.*?^```/gms, '')
    expect(withoutCode, path).not.toMatch(/<(?!https?:|[\w.]+@)|\]\((?!https:|mailto:|tel:)/)
  }
})

test('llms.txt has one name, a summary, and a link with a description to every Markdown alternate', () => {
  const text = readBuilt('llms.txt')
  const alternates = pages.flatMap(({ page }) => hrefs(page, 'link[type="text/markdown"]'))

  expect(text).toMatch(/^# \S.*\n\n> \S.*\n\n## /)
  expect(text.match(/^# /gm)).toHaveLength(1)
  const entries = Array.from(text.matchAll(/^- \[[^\]]+\]\((\S+)\): \S/gm), ([, url]) => url)
  expect(entries.toSorted()).toEqual(alternates.map((alternate) => site.url + alternate).sort())
})

test('the manifest has a name, a start and icons of the two sizes that browsers ask for', () => {
  const { icons, ...manifest } = JSON.parse(readBuilt('site.webmanifest'))

  expect(manifest).toMatchObject({ name: site.name, start_url: '/', display: 'browser' })
  expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512'])
})
