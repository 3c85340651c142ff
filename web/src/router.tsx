import { createRouter as createTanStackRouter } from '@tanstack/react-router'
import { PageError } from './components/page-error.tsx'
import { fromSecondPageOn } from './lib/scroll-restoration.ts'
import type { Shell } from './lib/shell.ts'
import { routeTree } from './route-tree.gen.ts'

/** A router for one page load: the browser creates one, the prerender one per page. */
export function createRouter(shell: Shell) {
  return createTanStackRouter({
    routeTree,
    context: { shell },
    trailingSlash: 'never',
    // In the prerender it would add an inline script to every page, which the browser does not need.
    scrollRestoration: !import.meta.env.SSR && fromSecondPageOn(),
    defaultErrorComponent: PageError,
    defaultPreload: 'intent',
    // Content cannot change under an open page, so loaded data stays valid.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}
