import { domainToUnicode } from 'node:url'
import type { Content } from '#content/collections.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { categoryNamed, serviceHue } from '#web/page-data/content-lookups.ts'
import { pageFold } from '#web/page-data/page-texts.ts'
import { listPagePaths } from '#web/page-data/pages.ts'
import { BLOG_FEED, BLOG_JSON_FEED, getUrlScheme, toFullUrl, toUrl } from '#web/page-data/url.ts'
import { fillPlaceholders } from '#worker/shared/placeholders.ts'
import { entryAt, type ListedPage } from './listed-page.ts'
import { SHARE_SIZE, type ShareSubject } from './share-picture.ts'

/** The path of the share picture of a page: /share/about.png, /share/home.png, with a photograph /share/blog/knot.jpg. */
export function sharePicturePath({ path, urlPath }: ListedPage, content: Content): string {
  const { study, article } = entryAt(path, content)
  const imageUrl = (study ?? article)?.imageUrl
  if (imageUrl) return imageUrl.replace('/share', `/share${getUrlScheme(content).root}`)
  return `/share${urlPath === '/' ? '/home' : urlPath}.png`
}

/**
 * The Open Graph tags for the head of a page (https://ogp.me): other sites use them in link previews.
 */
export function renderOpenGraphTags(page: ListedPage, content: Content): string {
  const { path, url, title, description, heading } = page
  const { site, interface: words } = content
  const properties = {
    type: entryAt(path, content).article ? 'article' : 'website',
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

/** In px: taller than the picture, so that the sheet extends beyond its edges. */
const SHEET = 820

/** The subject of a page's share picture: its heading, and its fold on the site. */
export function sharePictureSubject({ path, heading }: ListedPage, content: Content): ShareSubject {
  const entry = entryAt(path, content)
  const category = categoryOfEntry(entry, content)
  if (category) {
    const [, , id = ''] = path.split('/')
    const photo = (entry.study ?? entry.article)?.photo?.src
    const fold = createFold(id, entry.service ? 4 : 5, SHEET)
    return { heading, label: category.name, hue: category.hue, fold, photo }
  }
  const { hue, url } = content.site
  const fold = pageFold(content, path.slice(1) || 'home', SHEET)
  return { heading, label: domainToUnicode(new URL(url).hostname), hue, fold }
}

/** The category of the entry on a page; undefined for a page without an entry. */
function categoryOfEntry(entry: ReturnType<typeof entryAt>, content: Content) {
  const { catalogue } = content
  const { service, study, article, job } = entry
  if (service) return categoryNamed(catalogue.categories, service.category)
  if (study) return { name: study.category, hue: serviceHue(content, study.category) }
  if (article) return categoryNamed(catalogue.articleCategories, article.category)
  if (job) return categoryNamed(catalogue.departments, job.department)
  return undefined
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
