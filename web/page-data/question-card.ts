import { assertDefined } from '#content/assert-defined.ts'
import type { Content } from '#content/collections.ts'
import { categoryOf } from './category-of.ts'

/** The data of a question's card. */
export function questionCard({ faq, catalogue }: Content, id: string) {
  const { searchTerms: _, ...item } = assertDefined(faq.get(id), `question "${id}"`)
  return { ...item, hue: categoryOf(catalogue.faqCategories, item.category).hue }
}

export type QuestionCardData = ReturnType<typeof questionCard>
