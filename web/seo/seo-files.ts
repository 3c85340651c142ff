import { assertDefined } from '#content/assert-defined.ts'
import type { Content } from '#content/collections.ts'
import { pickEntries } from '#content/listed-entries.ts'
import type { Site } from '#content/schema/site.ts'
import { listedArticles } from '#web/page-data/content-lookups.ts'
import { BLOG_FEED, BLOG_JSON_FEED, getUrlScheme, toUrl } from '#web/page-data/url.ts'
import { articleFeed, atomFeed, jsonFeed } from './feeds.ts'
import type { ListedPage } from './listed-page.ts'
import type { Translation } from './prerendered-head-tags.ts'

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
  const { site } = assertDefined(sites[0], 'content').content
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
  const scheme = getUrlScheme(content)
  const [blog, blogJson] = [toUrl(BLOG_FEED, scheme), toUrl(BLOG_JSON_FEED, scheme)]
  const articles = articleFeed(content, listed)
  return [
    [blog.slice(1), atomFeed(content, blog, articles, today)],
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

/**
 * A sitemap in the format of sitemaps.org, with the translations of each page.
 * @param sites one for each language, with its listed pages
 * @param translations by the path of the page
 */
function sitemap(sites: ListedSite[], translations: Map<string, Translation[]>): string {
  const urls = sites.flatMap(({ content, listed }) => {
    const changed = lastChanged(content)
    return listed.map(({ url, path }) => {
      const day = changed.get(path)
      const links = (translations.get(path) ?? []).map(
        ({ tag, url }) => `<x:link rel="alternate" hreflang="${tag}" href="${escapeUrl(url)}"/>`,
      )
      return `<url><loc>${escapeUrl(url)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}${links.join('')}</url>\n`
    })
  })
  const linked = translations.size > 0 ? ' xmlns:x="http://www.w3.org/1999/xhtml"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${linked}>
${urls.join('')}</urlset>
`
}

/** The ampersand is the only character of a serialized URL that XML reserves in text. */
function escapeUrl(url: string): string {
  return new URL(url).href.replaceAll('&', '&amp;')
}

/** The robots.txt: crawlers may read all but the API, and find the sitemap. */
function robots({ url }: Pick<Site, 'url'>): string {
  return `User-agent: *
Disallow: /api

Sitemap: ${url}/sitemap.xml
`
}

/**
 * The ISO date of the last substantial change of each page, by its path; a list has that of its newest entry. Only
 * pages with a date in their content have one: after guessed dates, crawlers would trust none.
 */
function lastChanged(content: Content): Map<string, string> {
  const { catalogue, jobs } = content
  const days = new Map<string, string>([
    ...listedArticles(content).map(
      ({ id, date, updated = date }) => [`/blog/${id}`, updated] as const,
    ),
    ...pickEntries(catalogue.jobs, jobs).map(
      ({ id, datePosted }) => [`/careers/${id}`, datePosted] as const,
    ),
  ])
  for (const [path, day] of [...days]) {
    const list = path.slice(0, path.lastIndexOf('/'))
    if (day > (days.get(list) ?? '')) days.set(list, day)
  }
  return days
}
