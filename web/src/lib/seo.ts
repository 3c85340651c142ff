import { toAddress } from '#web/page-data/address.ts'
import type { RouterContext } from './shell.ts'

/**
 * The `head` of a route: title, description and canonical address. Empty without
 * texts: the page then shows an error, or another route names it.
 * @param path the page's path; omitted for pages that search engines must not list
 */
export function seo(
  { context: { shell } }: { context: RouterContext },
  text: { title: string; description: string } | undefined,
  path?: string,
) {
  if (!text) return {}
  const { title, description } = text
  return {
    meta: [
      { title: path === '/' ? `${shell.name} · ${title}` : `${title} · ${shell.name}` },
      { name: 'description', content: description },
      ...(path === undefined ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links:
      path === undefined ? [] : [{ rel: 'canonical', href: shell.url + toAddress(path, shell) }],
  }
}
