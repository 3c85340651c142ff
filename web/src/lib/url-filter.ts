import { useHydrated, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useEffectEvent, useRef } from 'react'
import { destinationOf } from './router-internals.ts'

/** The search text in an address. */
export interface SearchQuery {
  q?: string | undefined
}

/**
 * The search text in an address, by the value of its parameter; undefined without words. The router has
 * read values such as 365 and true as JSON, and a parameter that is there twice as a list: the last counts.
 */
export function parseSearchText(parameter: unknown): string | undefined {
  const value = [parameter].flat().at(-1)
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.trim() ? text : undefined
}

/** The search query in an address; other parameters are ignored. */
export function parseSearchQuery({ q }: Record<string, unknown>): SearchQuery {
  return { q: parseSearchText(q) }
}

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

/**
 * A search box that writes its text into the address at every key press, without new history entries.
 * The text in the box changes only by typing or by a navigation to another address. Text from before
 * hydration is kept.
 */
export function useSearchBox(url: UrlFilter<SearchQuery>) {
  const box = useRef<HTMLInputElement>(null)
  const read = () => url.readFilter().q ?? ''
  const type = (q: string) => url.setFilter({ q }, { replace: true })

  const adopt = useEffectEvent(() => {
    const typed = box.current?.value
    if (typed && typed !== read()) type(typed)
  })
  // Takes over the text from before hydration.
  useEffect(() => adopt(), [])

  const follow = useEffectEvent(() => {
    if (box.current) box.current.value = read()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text triggers the effect.
  useEffect(() => follow(), [url.filter.q])

  return { box, type }
}
