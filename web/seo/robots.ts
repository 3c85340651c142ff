/** What crawlers may read: all but the API. */
export function robots(origin: string): string {
  return `User-agent: *
Disallow: /api

Sitemap: ${origin}/sitemap.xml
`
}
