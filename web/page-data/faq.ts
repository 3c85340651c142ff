import type { Content } from '#content/collections.ts'
import { faqCategories } from '#content/schema/faq.ts'

/** What the FAQ shows: every question in order, and the categories that any of them has. */
export function faqData(content: Content) {
  const questions = content.catalogue.faq.flatMap((id) => content.faq.get(id) ?? [])
  const used = new Set(questions.map(({ category }) => category))
  return {
    ...content['pages/faq'],
    categories: ['All', ...faqCategories.filter((category) => used.has(category))],
    questions,
  }
}

export type FaqData = ReturnType<typeof faqData>
export type QuestionData = FaqData['questions'][number]
