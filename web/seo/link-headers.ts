import { addressForm } from '#web/page-data/address.ts'
import { alternatesOf } from './head-links.ts'
import type { ListedSite } from './seo-files.ts'

/**
 * The `Link` header of every listed page, for programs that read no markup: its Markdown alternate and its
 * feeds, by the pattern of its address in `_headers`. The entries of a folder share one pattern. Other
 * addresses that match it follow, without a header: redirects, and the files beside the pages.
 */
export function linkHeaders(sites: ListedSite[], redirects: Iterable<string>): Map<string, string> {
  const rules = sites.flatMap(({ content, listed }) =>
    listed.map(({ path, address }): [pattern: string, link: string] => {
      const isEntry = path.lastIndexOf('/') > 0
      const pattern = isEntry ? address.replace(/[^/]+$/, ':entry') : address
      const links = alternatesOf({ path, address: pattern }, addressForm(content))
      const values = links.map(([type, href]) => `<${href}>; rel="alternate"; type="${type}"`)
      return [pattern, values.join(', ')]
    }),
  )
  const others = [...redirects, '/*.md', '/*.xml', '/*.json']
  return new Map([...rules, ...others.map((pattern): [string, string] => [pattern, ''])])
}
