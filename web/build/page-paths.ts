import type { Content } from '#content/collections.ts'
import { type EntryPage, entryPages, ownPages, pathOf } from '#web/page-data/pages.ts'

export interface PagePath {
  /** The address, without a slash at its end. */
  path: string
  /** Below the output folder; the host answers `/about` with about.html. */
  file: string
  /** The status of the host's answer. */
  status: 200 | 404 | 410
}

/**
 * Every page that is a separate file: one per route; for a route with a parameter, one per entry; and
 * the pages for unknown addresses and for removed entries.
 * @param routes the paths of the route tree, `$` before a parameter: `/services/$id`
 * @throws {Error} when a parameter has no entries, or a text in content/pages/ no route
 */
export function pagePaths(routes: string[], content: Content): PagePath[] {
  findPageless(routes)
  return [...routes.flatMap((route) => pagesOf(route, content)), page('/404', 404)]
}

function pagesOf(route: string, content: Content): PagePath[] {
  // For unknown paths below the folder of that name (worker/pages/missing.ts).
  if (route.endsWith('/$')) return [page(`${route.slice(0, -1)}404`, 404)]
  if (!route.includes('$')) return [page(route)]
  if (!isEntryRoute(route)) {
    throw new Error(`${route} has no entries: name them in entryPages of web/page-data/pages.ts.`)
  }
  const { ids, gone }: EntryPage = entryPages[route]
  return [
    ...ids(content).map((id) => page(route.replace('$id', id))),
    ...(gone?.(content) ?? []).map((id) => gonePage(route.replace('$id', id))),
  ]
}

function page(path: string, status: PagePath['status'] = 200): PagePath {
  return { path, file: path === '/' ? 'index.html' : `${path.slice(1)}.html`, status }
}

/** The page of a removed entry, in a file where the Worker looks for it (worker/pages/missing.ts). */
function gonePage(path: string): PagePath {
  return { path, file: `${path.slice(1)}/410.html`, status: 410 }
}

function isEntryRoute(route: string): route is keyof typeof entryPages {
  return Object.hasOwn(entryPages, route)
}

function findPageless(routes: string[]) {
  for (const name of ownPages()) {
    const path = pathOf(name)
    if (routes.includes(path)) continue
    throw new Error(`content/pages/${name} has no page: write web/src/routes${path}.tsx.`)
  }
}
