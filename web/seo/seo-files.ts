import type { Content } from '#content/collections.ts'
import { articleFeed, atom, jobFeed, jsonFeed } from './feeds.ts'
import { lastChanged } from './last-changed.ts'
import type { ListedPage } from './listed-page.ts'
import { llmsTxt } from './llms.ts'
import { alternatePath, markdownAlternate } from './markdown-alternate.ts'
import { securityTxt } from './security-txt.ts'
import { robots, sitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

/**
 * Every file for search engines, feed readers and language models, by its name below the output folder.
 * @param today the day of the build
 */
export function seoFiles(content: Content, listed: ListedPage[], today: Date): Map<string, string> {
  const { site } = content
  const articles = articleFeed(content, listed)
  return new Map([
    ['sitemap.xml', sitemap(listed, lastChanged(content))],
    ['robots.txt', robots(site.url)],
    ['llms.txt', llmsTxt(content, listed)],
    ['site.webmanifest', webManifest(site)],
    ['.well-known/security.txt', securityTxt(site, today)],
    ['blog/feed.xml', atom(content, '/blog/feed.xml', articles, today)],
    ['blog/feed.json', jsonFeed(content, '/blog/feed.json', articles)],
    ['careers/feed.xml', atom(content, '/careers/feed.xml', jobFeed(content, listed), today)],
    ...listed.map((page) => [alternatePath(page.path).slice(1), markdownAlternate(page)] as const),
  ])
}
