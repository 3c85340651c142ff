import type { ListedPage } from './listed-page.ts'

/**
 * A sitemap as sitemaps.org describes it.
 * @param changed the day of a page's last change by its path, where it is known
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

/** A serialized URL holds no other character that XML reserves in text. */
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
