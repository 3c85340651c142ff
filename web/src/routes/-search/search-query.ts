/** What is searched for, as an address says it; left out where it says nothing. */
export interface SearchQuery {
  q?: string | undefined
}

/** The query in an address; whatever else stands there is ignored. */
export function parseSearchQuery({ q }: Record<string, unknown>): SearchQuery {
  // The router reads values such as 365 and true as JSON.
  const text = typeof q === 'string' ? q : (JSON.stringify(q) ?? '')
  return { q: text.trim() ? text : undefined }
}
