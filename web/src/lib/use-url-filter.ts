import { useHydrated, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { destinationOf } from './router-internals.ts'

/** A filter in the address, and the way to change it. */
export interface UrlFilter<Filter> {
  filter: Filter
  /** The same at this moment: what is rendered is always a little behind the address. */
  readFilter(): Filter
  /** Changes parts of the address; what the page's parser does not know leaves it. */
  setFilter(change: Record<string, unknown>, options: { replace: boolean }): void
}

/**
 * A page's filter, which lives in its address so that it can be shared and the back button works.
 * While the page hydrates it is empty whatever the address says: the file knows no query.
 * @param parse makes a filter of what an address says, leaving out what it does not know
 */
export function useUrlFilter<Filter extends object>(
  parse: (search: Record<string, unknown>) => Filter,
): UrlFilter<Filter> {
  const router = useRouter()
  const navigate = useNavigate()
  const search = useDeferredValue(useSearch({ strict: false }))
  const hydrated = useHydrated()
  return {
    filter: parse(hydrated ? { ...search } : {}),
    readFilter: () => parse({ ...destinationOf(router).search }),
    setFilter: (change, { replace }) =>
      void navigate({
        to: '.',
        search: (before: object) => parse({ ...before, ...change }),
        replace,
        resetScroll: false,
      }),
  }
}
