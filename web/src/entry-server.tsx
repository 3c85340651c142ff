import data from 'content:data'
import { loadLayout } from 'content:layout'
import { type AnyRoute, createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { toUrl } from '#web/page-data/url.ts'
import { httpStatusOf, renderChecked } from './lib/router-internals.ts'
import type { Layout } from './lib/use-layout.ts'
import { createRouter } from './router.tsx'

/** For routers that only list their routes. */
const NO_LAYOUT = { root: '', sections: {} } as Layout

/** The path of every route, `$` before a parameter: `/services/$id`. */
export function routePaths(): string[] {
  return Object.keys(createRouter(NO_LAYOUT).routesByPath)
}

/** The names of the query parameters that the `validateSearch` of any route reads, in order. */
export function searchParameters(): string[] {
  const names = new Set<string>()
  const search = new Proxy({}, { get: (_, name) => void names.add(String(name)) })
  for (const { options } of Object.values<AnyRoute>({ ...createRouter(NO_LAYOUT).routesById })) {
    const read: unknown = options.validateSearch
    if (typeof read === 'function') read(search)
  }
  return [...names].sort()
}

/**
 * Renders a page as a whole document.
 * @param path its path in the route tree, which is the same in all languages
 * @param language its BCP 47 tag
 * @param get makes the data of a page as JSON, by the name of its file
 * @returns the HTTP status for the host, the document, and the error that a route threw, if any did
 */
export async function render(
  path: string,
  language: string,
  get: (name: string) => string | undefined,
): Promise<{ status: number; html: string; error: unknown }> {
  Object.assign(data, { get })
  const layout = await loadLayout(language)
  const router = createRouter(layout)
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [toUrl(path, layout)] }),
    origin: 'http://localhost',
  })
  await router.load()
  const html = renderChecked(router, () => renderToString(<RouterProvider router={router} />))
  const error = router.state.matches.map((match) => match.error).find(Boolean)
  return { status: httpStatusOf(router), html: `<!doctype html>${html}`, error }
}
