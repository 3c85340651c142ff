import type { Content } from '#content/collections.ts'
import { pathsOf } from '#web/page-data/pages.ts'
import { BLOG_FEED, BLOG_JSON_FEED, toUrl, type UrlForm, urlOf } from '#web/page-data/url.ts'

/** The feeds of the blog, by their types. */
const FEEDS = { 'application/atom+xml': BLOG_FEED, 'application/feed+json': BLOG_JSON_FEED }

/**
 * The links from the listed page with this path to its translations, and in the blog to the feeds. Only the
 * prerendered files have them: an in-app navigation does not need them.
 */
export function headLinks(path: string, form: UrlForm, translations: Translation[] = []): string {
  const feeds = Object.entries(path.split('/')[1] === 'blog' ? FEEDS : {})
  const links = [
    ...feeds.map(([type, feed]) => `type="${type}" href="${toUrl(feed, form)}"`),
    ...translations.map(({ tag, url }) => `hreflang="${tag}" href="${url}"`),
  ]
  return links.map((link) => `<link rel="alternate" ${link}/>`).join('')
}

/** A page in one language: the language's BCP 47 tag, or `x-default`, and the full address. */
export interface Translation {
  tag: string
  url: string
}

/**
 * The translations of each page, by its path, for `hreflang`
 * (developers.google.com/search/docs/specialty/international/localized-versions): all languages that have
 * the page, its own too, and the first of them as the default. None for a page in one language.
 */
export function hreflangOf(contents: Content[]): Map<string, Translation[]> {
  const found = new Map<string, Translation[]>()
  for (const content of contents) {
    for (const path of pathsOf(content)) {
      const one = { tag: content.site.language, url: urlOf(content, path) }
      found.set(path, [...(found.get(path) ?? []), one])
    }
  }
  const several = [...found].filter(([, all]) => all.length > 1)
  return new Map(
    several.map(([path, all]) => [
      path,
      [...all, ...all.slice(0, 1).map(({ url }) => ({ tag: 'x-default', url }))],
    ]),
  )
}
