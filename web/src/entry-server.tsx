import shell from 'content:shell'
import { type AnyRoute, createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { checkInternals, statusOf } from './lib/router-internals.ts'
import { createRouter } from './router.tsx'

/** The path of every route, `$` before a parameter: `/services/$id`. */
export function routePaths(): string[] {
  return Object.keys(createRouter(shell).routesByPath)
}

/** The names of the query parameters that the `validateSearch` of any route reads, in order. */
export function searchParameters(): string[] {
  const names = new Set<string>()
  const search = new Proxy({}, { get: (_, name) => void names.add(String(name)) })
  for (const { options } of Object.values<AnyRoute>({ ...createRouter(shell).routesById })) {
    const read: unknown = options.validateSearch
    if (typeof read === 'function') read(search)
  }
  return [...names].sort()
}

/** Renders the page at a path as a whole document. `status` is the HTTP status for the host. */
export async function render(path: string): Promise<{ status: number; html: string }> {
  const router = createRouter(shell)
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [path] }),
    origin: 'http://localhost',
  })
  await router.load()
  const html = checkInternals(router, () => renderToString(<RouterProvider router={router} />))
  return { status: statusOf(router), html: `<!doctype html>${html}` }
}
