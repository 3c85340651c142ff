import type { Content } from '#content/collections.ts'
import { ContentError } from '#content/problems.ts'
import { staticPageNames, staticPath } from '#web/page-data/page-texts.ts'
import { type EntryPage, entryPages } from '#web/page-data/pages.ts'
import { getUrlScheme, toUrl } from '#web/page-data/url.ts'

export interface PagePath {
  /** Its path in the route tree, the same in every language. */
  path: string
  /** Its address, without a slash at its end. */
  urlPath: string
  /** Below the output folder; the host serves about.html at `/about`. */
  file: string
  /** The status of the host's response. */
  status: 200 | 404 | 410
}

/**
 * Every page of a language that is a separate file: one per route; for a route with a parameter, one per entry; and
 * the pages for unknown addresses and for removed entries.
 * @param routes the paths of the route tree, `$` before a parameter: `/services/$id`
 * @throws {Error} for a route with a parameter that `entryPages` lacks, and for a text in content/pages/
 *   without a route
 * @throws {ContentError} for two pages with one address
 */
export function expandRoutes(routes: string[], content: Content): PagePath[] {
  const forgotten = staticPageNames(content).find((name) => !routes.includes(staticPath(name)))
  if (forgotten) {
    const file = `web/src/routes${staticPath(forgotten)}.tsx`
    throw new Error(`content/pages/${forgotten} has no page: write ${file}.`)
  }
  const written = routes.filter((route) => !content.missing.has(`pages/${route.slice(1)}`))
  const pages = [
    ...written.flatMap((route) => pagesOf(route, content)),
    page('/404', 404),
    page('/services/404', 404),
  ]
  const scheme = getUrlScheme(content)
  const addresses = new Set<string>()
  return pages.map(({ path, status }) => {
    const urlPath = toUrl(path, scheme)
    // The file of one would replace that of the other.
    if (addresses.has(urlPath)) {
      throw new ContentError(
        `Two pages have the address ${urlPath}: rename the file of an entry in content/, or a section in content/site.yaml.`,
      )
    }
    addresses.add(urlPath)
    return { path, urlPath, file: fileOf(urlPath, status), status }
  })
}

type Page = Pick<PagePath, 'path' | 'status'>

function pagesOf(route: string, content: Content): Page[] {
  if (!route.includes('$')) return [page(route)]
  const { [route]: entries }: Record<string, EntryPage | undefined> = entryPages
  if (!entries) {
    throw new Error(`${route} has no entries: name them in entryPages of web/page-data/pages.ts.`)
  }
  const { ids, gone } = entries
  return [
    ...ids(content).map((id) => page(route.replace('$id', id))),
    ...(gone?.(content) ?? []).map((id) => page(route.replace('$id', id), 410)),
  ]
}

function page(path: string, status: PagePath['status'] = 200): Page {
  return { path, status }
}

/** The Worker looks for the page of a removed entry in a folder of its name (worker/http/not-found.ts). */
function fileOf(urlPath: string, status: PagePath['status']): string {
  if (urlPath === '/') return 'index.html'
  return status === 410 ? `${urlPath.slice(1)}/410.html` : `${urlPath.slice(1)}.html`
}
