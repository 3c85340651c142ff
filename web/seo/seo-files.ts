import type { Content } from '#content/collections.ts'
import type { Site } from '#content/schema/site.ts'
import { addressForm, BLOG_FEED, BLOG_JSON_FEED, toAddress } from '#web/page-data/address.ts'
import { articleFeed, atom, jsonFeed } from './feeds.ts'
import type { Translation } from './head-links.ts'
import type { ListedPage } from './listed-page.ts'
import { robots, sitemap } from './sitemap.ts'

/** The site in one language: its content, and its listed pages. */
export interface ListedSite {
  content: Content
  listed: ListedPage[]
}

/**
 * Every file for search engines and feed readers, by its name below the output folder.
 * @param sites one for each language, the first one first
 * @param translations by the path of the page
 * @param today the day of the build
 */
export function seoFiles(
  sites: ListedSite[],
  translations: Map<string, Translation[]>,
  today: Date,
): Map<string, string> {
  const [first] = sites
  if (!first) throw new Error('There is no content.')
  const { site } = first.content
  return new Map([
    ['sitemap.xml', sitemap(sites, translations)],
    ['robots.txt', robots(site)],
    ['.well-known/security.txt', securityTxt(site, today)],
    ...sites.flatMap((each) => feeds(each, today)),
  ])
}

/** The feeds of the blog, if there is one. */
function feeds({ content, listed }: ListedSite, today: Date): [file: string, text: string][] {
  if (!content['pages/blog']) return []
  const form = addressForm(content)
  const [blog, blogJson] = [toAddress(BLOG_FEED, form), toAddress(BLOG_JSON_FEED, form)]
  const articles = articleFeed(content, listed)
  return [
    [blog.slice(1), atom(content, blog, articles, today)],
    [blogJson.slice(1), jsonFeed(content, blogJson, articles)],
  ]
}

/** RFC 9116, 2.5.5 recommends less than a year, so that nobody uses an outdated file. */
const VALID_DAYS = 360

/**
 * The security.txt of RFC 9116: the contact for reports of vulnerabilities.
 * @param today the day of the build: without another build the file expires
 */
export function securityTxt({ url, languages, contact }: Site, today: Date): string {
  const expires = new Date(today.getTime() + VALID_DAYS * 86_400_000)
  return `Contact: mailto:${contact.email}
Expires: ${expires.toISOString()}
Preferred-Languages: ${Object.keys(languages).join(', ')}
Canonical: ${url}/.well-known/security.txt
`
}
