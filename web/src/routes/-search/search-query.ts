import { queryText } from '#web/src/lib/query-text.ts'

/** The search text in an address; undefined if the address has none. */
export interface SearchQuery {
  q?: string | undefined
}

/** The search query in an address; other parameters are ignored. */
export function parseSearchQuery({ q }: Record<string, unknown>): SearchQuery {
  return { q: queryText(q) }
}
