import catalogue from 'content:catalogue'
import type { ArticleCardData } from '#web/page-data/cards.ts'
import { containsText } from '#web/src/lib/plural-form-and-text-match.ts'
import { parseSearchText, type SearchQuery } from '#web/src/lib/url-filter.ts'

/** The filter of the blog, from its address. A key without a value has its default. */
export interface ArticleFilter extends SearchQuery {
  topic?: string | undefined
  /** The number of pages of articles that are shown, from 2 on. */
  more?: number | undefined
}

/** The filter in an address; other parameters are ignored. */
export function parseArticleFilter(search: Record<string, unknown>): ArticleFilter {
  return {
    q: parseSearchText(search.q),
    topic: catalogue.articleCategories.find((category) => category === search.topic),
    more:
      Number.isInteger(search.more) && Number(search.more) > 1 ? Number(search.more) : undefined,
  }
}

/** Whether it leaves articles out. */
export function isFiltered({ q, topic }: ArticleFilter): boolean {
  return Boolean(q || topic)
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
export function filterArticles<T extends Searchable>(articles: T[], filter: ArticleFilter): T[] {
  const { q, topic } = filter
  const others = articles.filter(({ featured }) => !featured)
  if (!isFiltered(filter) && others.length > 0) return others
  return articles.filter(
    ({ title, excerpt, author, category, topics }) =>
      (!topic || [category, ...topics].includes(topic)) &&
      containsText([title, excerpt, author], q),
  )
}
