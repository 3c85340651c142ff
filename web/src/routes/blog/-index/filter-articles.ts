import { containsText } from '#web/src/lib/contains-text.ts'
import type { ArticleFilter } from './article-filter.ts'

interface Searchable {
  title: string
  excerpt: string
  author: string
  category: string
  topics: string[]
  featured: boolean
}

/**
 * The articles with the filter's topic, as their main or additional one, whose title, excerpt or author
 * contains the search text. Without a filter, those that are not featured above the list; or all, if every
 * article is.
 */
export function filterArticles<T extends Searchable>(
  articles: T[],
  { q, topic }: ArticleFilter,
): T[] {
  const others = articles.filter(({ featured }) => !featured)
  if (!q && !topic && others.length > 0) return others
  return articles.filter(
    ({ title, excerpt, author, category, topics }) =>
      (!topic || [category, ...topics].includes(topic)) &&
      containsText([title, excerpt, author], q),
  )
}
