import type { Content } from '#content/collections.ts'

/** The form of the addresses in a language. */
export interface AddressForm {
  /** The beginning of all its addresses: nothing for the first language, `/de` for another one. */
  root: string
  /** The names of sections in addresses, by the first part of their path: `services` → `leistungen`. */
  sections: Record<string, string>
}

/** The form of the addresses in the content's language. */
export function addressForm({ site }: Pick<Content, 'site'>): AddressForm {
  const [first] = Object.keys(site.languages)
  const root = site.language === first ? '' : `/${site.language.toLowerCase()}`
  return { root, sections: site.sections }
}

/** The address of a page by its path in the route tree: `/services/x` → `/de/leistungen/x`. */
export function toAddress(path: string, { root, sections }: AddressForm): string {
  const [, first = '', rest = ''] = /^\/([^/#?]*)(.*)/s.exec(path) ?? []
  const address = `${root}/${Object.hasOwn(sections, first) ? sections[first] : first}${rest}`
  return address.replace(/(.)\/(?=$|[?#])/, '$1')
}

/** The full address of a page in the content's language, by its path. */
export function urlOf(content: Pick<Content, 'site'>, path: string): string {
  return content.site.url + toAddress(path, addressForm(content))
}

/** The path in the route tree of an address in this language. Other addresses stay as they are. */
export function toPath(address: string, { root, sections }: AddressForm): string {
  if (root && !/^(?:$|[/?#])/.test(address.slice(root.length))) return address
  if (!address.startsWith(root)) return address
  const [, first = '', rest = ''] = /^\/?([^/#?]*)(.*)/s.exec(address.slice(root.length)) ?? []
  const section = Object.keys(sections).find((name) => sections[name] === first)
  return `/${section ?? first}${rest}`
}

/** Whether any address differs from its path. */
export function needsRewrite({ root, sections }: AddressForm): boolean {
  return root !== '' || Object.keys(sections).length > 0
}

/** The path of the feed of the articles as Atom, and as JSON Feed. */
export const BLOG_FEED = '/blog/feed.xml'
export const BLOG_JSON_FEED = '/blog/feed.json'
