import type { Content } from '#content/collections.ts'
import { listPagePaths } from '#web/page-data/pages.ts'
import { BLOG_FEED, BLOG_JSON_FEED, getUrlScheme, toFullUrl, toUrl } from '#web/page-data/url.ts'
import { fillPlaceholders } from '#worker/shared/placeholders.ts'
import { entryByKindAt, type ListedPage } from './listed-page.ts'
import { SHARE_SIZE, sharePicturePath } from './share-picture.ts'

/**
 * The Open Graph tags for the head of a page (https://ogp.me): other sites use them in link previews.
 */
export function renderOpenGraphTags(page: ListedPage, content: Content): string {
  const { path, url, title, description, heading } = page
  const { site, interface: words } = content
  const properties = {
    type: entryByKindAt(path, content).article ? 'article' : 'website',
    site_name: site.name,
    title,
    description,
    url,
    ...(Object.keys(site.languages).length > 1 && { locale: localeOf(site.language) }),
    image: site.url + sharePicturePath(page, content),
    'image:width': `${SHARE_SIZE.width}`,
    'image:height': `${SHARE_SIZE.height}`,
    'image:alt': fillPlaceholders(words.seo.sharePicture, { heading }),
  }
  const tags = Object.entries(properties).map(
    ([name, value]) => `<meta property="og:${name}" content="${escapeValue(value)}"/>`,
  )
  // Shows the picture in full width, for which Open Graph has no property.
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image"/>`
}

/** The language and its territory, which Open Graph requires: ja_JP for ja. */
function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize()
  return `${language}_${region}`
}

function escapeValue(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

/** The feeds of the blog, by their types. */
const FEEDS = { 'application/atom+xml': BLOG_FEED, 'application/feed+json': BLOG_JSON_FEED }

/**
 * The links from a page to its translations, and in the blog to the feeds. Only the
 * prerendered files have them: an in-app navigation does not need them.
 */
export function renderAlternateLinks(
  { path }: ListedPage,
  content: Content,
  translations: Translation[] = [],
): string {
  const feeds = Object.entries(path.split('/')[1] === 'blog' ? FEEDS : {})
  const links = [
    ...feeds.map(([type, feed]) => `type="${type}" href="${toUrl(feed, getUrlScheme(content))}"`),
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
export function findTranslations(contents: Content[]): Map<string, Translation[]> {
  const found = new Map<string, Translation[]>()
  for (const content of contents) {
    for (const path of listPagePaths(content)) {
      const one = { tag: content.site.language, url: toFullUrl(content, path) }
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
