import catalogue from 'content:catalogue'
import { queryText } from '#web/src/lib/query-text.ts'

/** The filter of the questions; a key without a value matches all. */
export interface FaqFilter {
  /** The search text. */
  q?: string | undefined
  category?: string | undefined
}

/** The filter in an address; other parameters are ignored. */
export function parseFaqFilter(search: Record<string, unknown>): FaqFilter {
  return {
    q: queryText(search.q),
    category: catalogue.faqCategories.find((name) => name === search.category),
  }
}
