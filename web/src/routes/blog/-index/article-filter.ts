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

interface Searchable {
  title: string
  excerpt: string
  author: string
  category: string
  topics: string[]
}

/**
 * The articles with the filter's topic, as their main or additional one, whose title, excerpt or author
 * contains the search text, in upper or lower case and without the spaces around it.
 */
export function filterArticles<T extends Searchable>(
  articles: T[],
  { q = '', topic }: ArticleFilter,
): T[] {
  const wanted = q.trim().toLowerCase()
  return articles.filter(
    ({ title, excerpt, author, category, topics }) =>
      (!topic || [category, ...topics].includes(topic)) &&
      [title, excerpt, author].some((text) => text.toLowerCase().includes(wanted)),
  )
}
