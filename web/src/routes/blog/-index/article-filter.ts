import catalogue from 'content:catalogue'

/** The filter of the blog, from its address. An omitted key has its default. */
export interface ArticleFilter {
  /** The search text. */
  q?: string | undefined
  topic?: string | undefined
  /** Whether the articles after the first three are revealed. */
  more?: true | undefined
}

/**
 * The filter in an address. Every key is present, even if undefined: for a missing key, the router
 * would keep the value from the address.
 */
export function parseArticleFilter(search: Record<string, unknown>): ArticleFilter {
  // The router reads a number where the address has digits only.
  const q = typeof search.q === 'number' ? String(search.q) : search.q
  return {
    q: typeof q === 'string' && q.trim() ? q : undefined,
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
