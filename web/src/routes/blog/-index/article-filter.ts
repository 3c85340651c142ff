import catalogue from 'content:catalogue'
import { queryText } from '#web/src/lib/query-text.ts'

/** The filter of the blog, from its address. A key without a value has its default. */
export interface ArticleFilter {
  /** The search text. */
  q?: string | undefined
  topic?: string | undefined
  /** Whether the articles after the first three are revealed. */
  more?: true | undefined
}

/** The filter in an address; other parameters are ignored. */
export function parseArticleFilter(search: Record<string, unknown>): ArticleFilter {
  return {
    q: queryText(search.q),
    topic: catalogue.articleCategories.find((category) => category === search.topic),
    more: search.more === true ? true : undefined,
  }
}
