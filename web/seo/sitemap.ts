import type { Content } from '#content/collections.ts'
import { entriesOf } from '#content/entries-of.ts'
import type { Site } from '#content/schema/site.ts'
import { listedArticles } from '#web/page-data/cards.ts'
import type { Translation } from './head-links.ts'
import type { ListedPage } from './listed-page.ts'

/**
 * A sitemap in the format of sitemaps.org, with the translations of each page.
 * @param sites one for each language, with its listed pages
 * @param translations by the path of the page
 */
export function sitemap(
  sites: { content: Content; listed: ListedPage[] }[],
  translations: Map<string, Translation[]>,
): string {
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
export function robots({ url }: Pick<Site, 'url'>): string {
  return `User-agent: *
Disallow: /api

Sitemap: ${url}/sitemap.xml
`
}

type Day = [path: string, day: string]

/**
 * The ISO date of the last substantial change of each page, by its path. Only pages with a date in
 * their content have one: after guessed dates, crawlers would trust none.
 */
function lastChanged(content: Content): Map<string, string> {
  const { catalogue, jobs } = content
  const published = listedArticles(content)
  const open = entriesOf(catalogue.jobs, jobs)
  return new Map([
    ...listed(
      '/blog',
      published.map(({ id, date, updated }) => [id, updated ?? date]),
    ),
    ...listed(
      '/careers',
      open.map(({ id, datePosted }) => [id, datePosted]),
    ),
  ])
}

/** The days of a list's entries, and of the list: the day of its newest entry. */
function listed(list: string, entries: Day[]): Day[] {
  const newest = entries
    .map(([, day]) => day)
    .sort()
    .at(-1)
  const days = entries.map(([id, day]): Day => [`${list}/${id}`, day])
  return newest === undefined ? [] : [[list, newest], ...days]
}
