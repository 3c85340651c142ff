import type { Content } from '#content/collections.ts'

/** The URLs of a language. */
export interface UrlScheme {
  /** The beginning of all its addresses: nothing for the first language, `/de` for another one. */
  root: string
  /** The names of sections in addresses, by the first part of their path: `services` → `leistungen`. */
  sections: Record<string, string>
}

export function getUrlScheme({ site }: Pick<Content, 'site'>): UrlScheme {
  const [first] = Object.keys(site.languages)
  const root = site.language === first ? '' : `/${site.language.toLowerCase()}`
  return { root, sections: site.sections }
}

/** The URL of a page by its path in the route tree: `/services/x` → `/de/leistungen/x`. */
export function toUrl(path: string, { root, sections }: UrlScheme): string {
  const [, first = '', rest = ''] = /^\/([^/#?]*)(.*)/s.exec(path) ?? []
  const url = `${root}/${Object.hasOwn(sections, first) ? sections[first] : first}${rest}`
  return url.replace(/(.)\/(?=$|[?#])/, '$1')
}

/** The full URL of a page in the content's language, by its path. */
export function toFullUrl(content: Pick<Content, 'site'>, path: string): string {
  return content.site.url + toUrl(path, getUrlScheme(content))
}

/** The path in the route tree of a URL in this language. Other addresses stay as they are. */
export function toPath(url: string, { root, sections }: UrlScheme): string {
  if (root && !/^(?:$|[/?#])/.test(url.slice(root.length))) return url
  if (!url.startsWith(root)) return url
  const [, first = '', rest = ''] = /^\/?([^/#?]*)(.*)/s.exec(url.slice(root.length)) ?? []
  const section = Object.keys(sections).find((name) => sections[name] === first)
  return `/${section ?? first}${rest}`
}

/** Whether any URL differs from its path. */
export function needsRewrite({ root, sections }: UrlScheme): boolean {
  return root !== '' || Object.keys(sections).length > 0
}

/** The path of the feed of the articles as Atom, and as JSON Feed. */
export const BLOG_FEED = '/blog/feed.xml'
export const BLOG_JSON_FEED = '/blog/feed.json'
