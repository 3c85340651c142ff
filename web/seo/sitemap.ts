import type { Content } from '#content/collections.ts'
import { CONTENT_USES, type Site } from '#content/schema/site.ts'
import { lastChanged } from './last-changed.ts'
import type { ListedPage } from './listed-page.ts'
import type { Translation } from './translations.ts'

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

/** The robots.txt: crawlers may read all but the API, learn the permitted uses, and find the sitemap. */
export function robots({ url, contentUses }: Pick<Site, 'url' | 'contentUses'>): string {
  const signals = CONTENT_USES.map((use) => `${use}=${contentUses.includes(use) ? 'yes' : 'no'}`)
  return `User-agent: *
Content-Signal: ${signals.join(', ')}
Disallow: /api

Sitemap: ${url}/sitemap.xml
`
}
