import type { Content } from '#content/collections.ts'
import { entriesOf } from '#content/entries-of.ts'
import type { Article } from '#content/schema/article.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { categoryOf } from './category-of.ts'

/** The articles of the lists, in order, without those that are dated in the future. */
export function listedArticles({ catalogue, articles }: Content): Article[] {
  return entriesOf(catalogue.articles, articles)
}

/**
 * The data of an article in a list.
 * @param size the size of its fold in px
 */
export function articleCard({ catalogue }: Content, article: Article, size = 120) {
  const { id, title, excerpt, category, topics, author, date, readTime, featured } = article
  return {
    id,
    title,
    excerpt,
    category,
    topics,
    author,
    date,
    /** As shown: January 15, 2024. */
    published: longDate(date),
    readTime,
    featured,
    hue: categoryOf(catalogue.articleCategories, category).hue,
    fold: createFold(id, 5, size),
  }
}

export type ArticleCardData = ReturnType<typeof articleCard>

/** A date in the format of the pages: January 15, 2024. */
export function longDate(date: string): string {
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const
  return new Date(`${date}T00:00Z`).toLocaleDateString('en-US', format)
}
