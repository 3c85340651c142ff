import { useHydrated, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { destinationOf } from './router-internals.ts'

/** A filter in the address, and the way to change it. */
export interface UrlFilter<Filter> {
  filter: Filter
  /** The filter in the current address; a rendered one may be older. */
  readFilter(): Filter
  /** Changes query parameters; those that the page's parser does not know are removed. */
  setFilter(change: Record<string, unknown>, options: { replace: boolean }): void
}

/**
 * A page's filter, stored in its address so that it can be shared and the back button works. It is
 * empty during hydration, since the prerendered file has no query.
 * @param parse converts query parameters to a filter and ignores unknown ones
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
