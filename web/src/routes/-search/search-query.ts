/** The search text in an address; omitted if the address has none. */
export interface SearchQuery {
  q?: string | undefined
}

/** The search query in an address; other parameters are ignored. */
export function parseSearchQuery({ q }: Record<string, unknown>): SearchQuery {
  // The router reads values such as 365 and true as JSON.
  const text = typeof q === 'string' ? q : (JSON.stringify(q) ?? '')
  return { q: text.trim() ? text : undefined }
}
