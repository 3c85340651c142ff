import type { Content } from '#content/collections.ts'
import { type AddressForm, toAddress, urlOf } from '#web/page-data/address.ts'
import { BLOG_FEED, BLOG_JSON_FEED, CAREERS_FEED } from '#web/page-data/feed-paths.ts'
import { pathsOf } from '#web/page-data/pages.ts'
import type { ListedPage } from './listed-page.ts'
import { alternatePath } from './markdown-alternate.ts'

type Alternate = [type: string, href: string]

/** The feeds of a list page and the pages below it. */
const FEEDS: Record<string, Alternate[]> = {
  blog: [
    ['application/atom+xml', BLOG_FEED],
    ['application/feed+json', BLOG_JSON_FEED],
  ],
  careers: [['application/atom+xml', CAREERS_FEED]],
}

/** The Markdown alternate of a page, and its feeds. */
function alternatesOf(
  { path, address }: Pick<ListedPage, 'path' | 'address'>,
  form: AddressForm,
): Alternate[] {
  const [, folder = ''] = path.split('/')
  const feeds = FEEDS[folder] ?? []
  return [
    ['text/markdown', alternatePath(address)],
    ...feeds.map(([type, feed]): Alternate => [type, toAddress(feed, form)]),
  ]
}

/**
 * The links from a listed page to its Markdown alternate, its feeds and its translations. Only the
 * prerendered files have them: an in-app navigation does not need them. The app adds the link to the
 * manifest, which would delay the largest paint (src/entry-client.tsx).
 */
export function headLinks(
  page: Pick<ListedPage, 'path' | 'address'>,
  form: AddressForm,
  translations: Translation[] = [],
): string {
  const links = [
    ...alternatesOf(page, form).map(([type, href]) => `type="${type}" href="${href}"`),
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
export function translationsOf(contents: Content[]): Map<string, Translation[]> {
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
