import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { createRouter } from './router.tsx'

/** The path of every route, `$` before what varies: `/services/$id`. */
export function routePaths(): string[] {
  return Object.keys(createRouter().routesByPath)
}

/** Renders the page at a path as a whole document. `status` is what the host should answer with. */
export async function render(path: string): Promise<{ status: number; html: string }> {
  const router = createRouter()
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [path] }),
    origin: 'http://localhost',
  })
  await router.load()
  // Underscored by the library: the pinned version and the hydration test guard it.
  const result = router._serverResult
  const status = result?.type === 'render' ? result.status : 307
  return { status, html: `<!doctype html>${renderToString(<RouterProvider router={router} />)}` }
}
