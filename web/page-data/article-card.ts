import type { Content } from '#content/collections.ts'
import { entriesOf } from '#content/entries-of.ts'
import type { Article } from '#content/schema/articles.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { fillPlaceholders } from '#worker/shared/fill-placeholders.ts'
import { categoryOf } from './by-name.ts'
import { longDate } from './locale-formats.ts'

/** The articles of the lists, in their order; those with a future date are in none. */
export function listedArticles({ catalogue, articles }: Content): Article[] {
  return entriesOf(catalogue.articles, articles)
}

/**
 * The data of an article in a list.
 * @param size the size of its fold in px
 */
export function articleCard(content: Content, article: Article, size: number) {
  const { catalogue, interface: words, site } = content
  const { id, title, excerpt, category, topics, author, date, minutes, featured } = article
  return {
    id,
    title,
    excerpt,
    category,
    topics,
    author,
    date,
    /** As shown: January 15, 2024. */
    published: longDate(date, site.language),
    /** As shown: 6 min read. */
    readTime: fillPlaceholders(words.blog.readTime, {
      minutes: minutes.toLocaleString(site.language),
    }),
    featured,
    hue: categoryOf(catalogue.articleCategories, category).hue,
    fold: createFold(id, 5, size),
  }
}

/** Only the blog shows the evidence. */
export type ArticleCardData = ReturnType<typeof articleCard> & Partial<Pick<Article, 'evidence'>>
