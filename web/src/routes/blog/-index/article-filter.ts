import catalogue from 'content:catalogue'

/** Which articles the blog shows, as its address says it. What is left out is as it is at first. */
export interface ArticleFilter {
  /** What is searched for. */
  q?: string | undefined
  topic?: string | undefined
  /** Whether the articles after the first three are revealed. */
  more?: true | undefined
}

/**
 * The filter in an address. Every part is named, if only as undefined: the router would keep what
 * stands in the address for a part that is missing here.
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
 * The articles of the filter's topic, or that belong to it, too, whose title, excerpt or author contains what is searched for,
 * whatever its case and the spaces around it.
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
