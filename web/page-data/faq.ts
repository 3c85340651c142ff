import { assertDefined } from '#content/assert-defined.ts'
import type { Content } from '#content/collections.ts'
import { findCategory } from './content-lookups.ts'
import { heroData, pageText } from './page-texts.ts'

/** The data of the FAQ: every question in order, and the categories that have a question. */
export function faqData(content: Content) {
  const { faq, faqCategories } = content.catalogue
  const questions = faq.map((id) => questionCardData(content, id))
  const used = new Set(questions.map(({ category }) => category))
  return {
    ...pageText(content, 'faq'),
    hero: heroData(content, 'faq', questions[0]?.hue ?? content.site.hue),
    categories: [
      content.interface.all,
      ...faqCategories.map(({ name }) => name).filter((name) => used.has(name)),
    ],
    questions,
    labels: content.interface.faq,
  }
}

export type FaqData = ReturnType<typeof faqData>

export function questionCardData({ faq, catalogue }: Content, id: string) {
  const { searchTerms: _, ...item } = assertDefined(faq.get(id), `question "${id}"`)
  return { ...item, hue: findCategory(catalogue.faqCategories, item.category).hue }
}

export type QuestionCardData = ReturnType<typeof questionCardData>
