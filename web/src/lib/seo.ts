import { toAddress } from '#web/page-data/address.ts'
import type { Shell } from './shell.ts'

interface Seo {
  title: string
  description: string
  /** The page's path; omitted for pages that search engines must not list. */
  path?: string
}

/** The `head` of a route: title, description and canonical address. */
export function seo(shell: Shell, { title, description, path }: Seo) {
  return {
    meta: [
      { title: path === '/' ? `${shell.name}: ${title}` : `${title} · ${shell.name}` },
      { name: 'description', content: description },
      ...(path === undefined ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links:
      path === undefined ? [] : [{ rel: 'canonical', href: shell.url + toAddress(path, shell) }],
  }
}
