import catalogue from 'content:catalogue'
import type { ArticleCardData } from '#web/page-data/cards.ts'
import { containsText } from '#web/src/lib/text.ts'
import { queryText, type SearchQuery } from '#web/src/lib/url-filter.ts'

/** The filter of the blog, from its address. A key without a value has its default. */
export interface ArticleFilter extends SearchQuery {
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

type Searchable = Pick<
  ArticleCardData,
  'title' | 'excerpt' | 'author' | 'category' | 'topics' | 'featured'
>

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
