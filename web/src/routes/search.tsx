import { createFileRoute } from '@tanstack/react-router'
import type { createLazySearch, SearchResult } from '#web/search/lazy-search.ts'
import { fetchPageData } from '#web/src/lib/fetch-page-data.ts'
import { pageHead } from '#web/src/lib/page-head.ts'
import { parseSearchQuery } from '#web/src/lib/url-filter.ts'
import type { Layout } from '#web/src/lib/use-layout.ts'
import { SiteSearch } from './-search/site-search.tsx'

export const Route = createFileRoute('/search')({
  validateSearch: parseSearchQuery,
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: async ({ context: { layout }, deps: { q } }) => {
    const [page, found] = await Promise.all([
      fetchPageData(layout, '/search'),
      q === undefined ? undefined : search(layout, q),
    ])
    return { ...page, found }
  },
  head: ({ loaderData, match }) => pageHead(match, loaderData?.seo),
  component: SearchPage,
})

/** Kept after the page is left: the visitor may come back. */
let find: ReturnType<typeof createLazySearch> | undefined

/** The results, or that the search failed: the page lists its pages then. */
async function search(layout: Layout, query: string): Promise<SearchResult[] | 'failed'> {
  try {
    const { createLazySearch } = await import('#web/search/lazy-search.ts')
    find ??= createLazySearch((name) => fetchPageData(layout, '/search/$id', name))
    return await find(query)
  } catch {
    return 'failed'
  }
}

function SearchPage() {
  return <SiteSearch {...Route.useLoaderData()} />
}
