import { hasEveryWord } from '#web/search/has-every-word.ts'
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
 * The articles with the filter's topic, as their main or additional one, whose title, excerpt and author
 * contain every word of the search text. Without a filter, those that are not featured above the list; or
 * all, if every article is.
 * @param language their BCP 47 tag
 */
export function filterArticles<T extends Searchable>(
  articles: T[],
  { q = '', topic }: ArticleFilter,
  language: string,
): T[] {
  const others = articles.filter(({ featured }) => !featured)
  if (!q && !topic && others.length > 0) return others
  const matches = hasEveryWord(q, language)
  return articles.filter(
    ({ title, excerpt, author, category, topics }) =>
      (!topic || [category, ...topics].includes(topic)) && matches([title, excerpt, author]),
  )
}
