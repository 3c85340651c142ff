import type { Content } from '#content/collections.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { settings } from '#worker/settings.ts'
import { categoryOf } from './category-of.ts'
import { fillIn, type KeptData, keptData } from './kept-data.ts'

/**
 * What the blog shows: its texts, and its articles in order.
 * @param newsletter whether subscribers are told of new articles: the boxes promise no more than that
 */
export function blogData(
  content: Content,
  kept: KeptData = keptData(),
  newsletter: boolean = settings.newsletter,
) {
  const { subscribe, ...page } = content['pages/blog']
  const { aside, closing, notYet } = subscribe
  const { articleCategories } = content.catalogue
  const articles = content.catalogue.articles.flatMap((id) => content.articles.get(id) ?? [])
  return {
    ...page,
    subscribe: {
      aside: newsletter ? aside : { ...aside, text: notYet.aside },
      closing: newsletter ? closing : { ...closing, text: notYet.closing },
      note: fillIn(subscribe.note, kept),
    },
    articles: articles.map(({ body: _, ...article }) => ({
      ...article,
      hue: categoryOf(articleCategories, article.category).hue,
      /** As shown: January 15, 2024. */
      published: longDate(article.date),
      fold: createFold(article.id, 5, article.featured ? 240 : 120),
    })),
  }
}

export type BlogData = ReturnType<typeof blogData>
export type ArticleData = BlogData['articles'][number]

/** A day as it is shown: January 15, 2024. */
export function longDate(date: string): string {
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const
  return new Date(`${date}T00:00Z`).toLocaleDateString('en-US', format)
}
