import type { ListedPage } from './listed-page.ts'

/**
 * A sitemap in the format of sitemaps.org.
 * @param changed the dates of known last changes, by the path of the page
 */
export function sitemap(pages: ListedPage[], changed: Map<string, string>): string {
  const urls = pages.map(({ url, path }) => {
    const day = changed.get(path)
    return `<url><loc>${escapeUrl(url)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}

/** The ampersand is the only character of a serialized URL that XML reserves in text. */
function escapeUrl(url: string): string {
  return new URL(url).href.replaceAll('&', '&amp;')
}

/** The robots.txt: crawlers may read all but the API, and find the sitemap. */
export function robots(origin: string): string {
  return `User-agent: *
Disallow: /api

Sitemap: ${origin}/sitemap.xml
`
}
