import absentPages from 'content:absent-pages'
import { createRouter as createTanStackRouter } from '@tanstack/react-router'
import { needsRewrite, toPath, toUrl } from '#web/page-data/url.ts'
import { PageError } from './components/notice-pages.tsx'
import { createScrollRestorationCheck } from './lib/scroll-restoration.ts'
import type { Layout } from './lib/use-layout.ts'
import { routeTree } from './route-tree.gen.ts'

// Addresses of pages that the site does not have, and of those below them, are unknown like any other.
const routes = Object.entries(routeTree.children ?? {}).filter(
  ([, { options }]) => !absentPages.includes(options.path.split('/')[1] ?? ''),
)
if (absentPages.length > 0) routeTree.addChildren(Object.fromEntries(routes))

/**
 * A router for one page load: the browser creates one, the prerender one per page. Its addresses are
 * those of the layout's language.
 */
export function createRouter(layout: Layout) {
  return createTanStackRouter({
    routeTree,
    context: { layout },
    ...(needsRewrite(layout) && {
      rewrite: {
        input: ({ url }) => Object.assign(url, { pathname: toPath(url.pathname, layout) }),
        output: ({ url }) => Object.assign(url, { pathname: toUrl(url.pathname, layout) }),
      },
    }),
    trailingSlash: 'never',
    // Otherwise the nearest route with a page of its own for an unknown entry answers what is below an entry, too.
    notFoundMode: 'root',
    // In the prerender it would add an inline script to every page, which the browser does not need.
    scrollRestoration: !import.meta.env.SSR && createScrollRestorationCheck(layout),
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
