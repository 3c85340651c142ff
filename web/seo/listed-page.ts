import type { HTMLElement } from 'node-html-parser'
import type { Content } from '#content/collections.ts'

/** A page that search engines may list, as they read it. */
export interface ListedPage {
  /** Its canonical URL. */
  url: string
  /** The same without the origin: `/de/services/gen-ai`. */
  urlPath: string
  /** Its path in the route tree, the same in every language: `/services/gen-ai`. */
  path: string
  /** Its title without the site's name. */
  title: string
  description: string
  /** Its first-level heading. */
  heading: string
}

/**
 * Reads a rendered page.
 * @returns undefined for a page without a canonical URL, which search engines must not list
 */
export function readListedPage(
  { path, urlPath }: Pick<ListedPage, 'path' | 'urlPath'>,
  page: HTMLElement,
  siteName: string,
): ListedPage | undefined {
  const url = page.querySelector('link[rel=canonical]')?.getAttribute('href')
  if (url === undefined) return undefined
  const title = page.querySelector('title')?.textContent ?? ''
  // A copy: V8 keeps the whole page with a part of it.
  return structuredClone({
    url,
    urlPath,
    path,
    title: withoutName(title, siteName),
    description: page.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    heading: page.querySelector('h1')?.textContent.trim() ?? '',
  })
}

/** The title as its page's route completes it (web/src/lib/page-head.ts), without the name before or after it. */
function withoutName(title: string, siteName: string): string {
  const [before, after] = [`${siteName} · `, ` · ${siteName}`]
  if (title.startsWith(before)) return title.slice(before.length)
  return title.endsWith(after) ? title.slice(0, -after.length) : title
}

/** The entry on the page at a path, under the name of its kind; nothing on a page without an entry. */
export function entryByKindAt(path: string, content: Content) {
  const [, folder, id = ''] = path.split('/')
  const { services, 'case-studies': studies, articles, jobs } = content
  return {
    service: folder === 'services' ? services.get(id) : undefined,
    study: folder === 'case-studies' ? studies.get(id) : undefined,
    article: folder === 'blog' ? articles.get(id) : undefined,
    job: folder === 'careers' ? jobs.get(id) : undefined,
  }
}
