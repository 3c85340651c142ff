import { getRouteApi, useHydrated } from '@tanstack/react-router'
import { type ArticleFilter, parseArticleFilter } from './article-filter.ts'

const route = getRouteApi('/blog/')
const UNFILTERED: ArticleFilter = {}

/** Changes parts of a filter: an empty `q` or no `topic` takes that part out of the address. */
export type SetFilter = (change: ArticleFilter, options: { replace: boolean }) => void

/**
 * The blog's filter, which lives in its address. While the page hydrates it is empty whatever the
 * address says, because the file was rendered for the address without one.
 */
export function useFilter(): { filter: ArticleFilter; setFilter: SetFilter } {
  const navigate = route.useNavigate()
  const search = route.useSearch()
  const hydrated = useHydrated()
  return {
    filter: hydrated ? search : UNFILTERED,
    setFilter: (change, { replace }) =>
      void navigate({
        search: (before) => parseArticleFilter({ ...before, ...change }),
        replace,
        resetScroll: false,
      }),
  }
}
