import type { Content } from '#content/collections.ts'
import { categoryOf } from './category-of.ts'

/** The data of a question's card. */
export function questionCard({ faq, catalogue }: Content, id: string) {
  const item = faq.get(id)
  if (!item) throw new Error(`There is no question "${id}".`)
  return { ...item, hue: categoryOf(catalogue.faqCategories, item.category).hue }
}

export type QuestionCardData = ReturnType<typeof questionCard>
