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
    ...entriesOf(catalogue.jobs, jobs).map(
      ({ id, datePosted }) => [`/careers/${id}`, datePosted] as const,
    ),
  ])
  for (const [path, day] of [...days]) {
    const list = path.slice(0, path.lastIndexOf('/'))
    if (day > (days.get(list) ?? '')) days.set(list, day)
  }
  return days
}
