import type { Content } from '#content/collections.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { longDate } from './blog.ts'
import { categoryOf } from './category-of.ts'

/** What one article's page shows. */
export function articleData(content: Content, id: string) {
  const article = content.articles.get(id)
  if (!article) throw new Error(`There is no article "${id}".`)
  return {
    ...article,
    published: longDate(article.date),
    hue: categoryOf(content.catalogue.articleCategories, article.category).hue,
    fold: createFold(id, 5, 240),
  }
}

export type ArticlePageData = ReturnType<typeof articleData>
