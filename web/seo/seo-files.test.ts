import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import type { Site } from '#content/schema/site.ts'
import { content } from '#content/test/frozen-content.ts'
import type { ListedPage } from './listed-page.ts'
import { securityTxt, seoFiles } from './seo-files.ts'

/** The site with one article, in a language whose pages are below a root. */
function siteIn(root: string, day: string) {
  const articles = new Map([[day, { id: day, date: day, services: [] }]])
  const catalogue = { ...content.catalogue, articles: [day], jobs: [] }
  const listed = ['/blog', `/blog/${day}`].map((path) => ({
    path,
    urlPath: root + path,
    url: content.site.url + root + path,
  }))
  const own = { ...content, articles, catalogue } as unknown as Content
  return { content: own, listed: listed as ListedPage[] }
}

test('the sitemap dates the list of each language by its own newest entry', () => {
  const sites = [siteIn('', '2026-02-02'), siteIn('/de', '2026-01-01')]
  const sitemap = seoFiles(sites, new Map(), new Date()).get('sitemap.xml') ?? ''

  expect(sitemap.match(/[^/]*<\/loc><lastmod>[^<]*/g)).toEqual([
    'blog</loc><lastmod>2026-02-02',
    '2026-02-02</loc><lastmod>2026-02-02',
    'blog</loc><lastmod>2026-01-01',
    '2026-01-01</loc><lastmod>2026-01-01',
  ])
})

test('security.txt has the fields of RFC 9116, and expires within a year of the build', () => {
  const site = {
    url: 'https://www.fold.example',
    languages: { de: 'Deutsch', ja: '日本語' },
    contact: { email: 'hello@fold.example', address: [''] },
  } as Partial<Site> as Site

  expect(securityTxt(site, new Date('2028-01-01T00:00Z'))).toBe(`Contact: mailto:hello@fold.example
Expires: 2028-12-26T00:00:00.000Z
Preferred-Languages: de, ja
Canonical: https://www.fold.example/.well-known/security.txt
`)
})
