import type { Content } from '#content/collections.ts'
import { faqCategories } from '#content/schema/faq-category.ts'
import { questionCard } from './question-card.ts'

/** What the FAQ shows: every question in order, and the categories that any of them has. */
export function faqData(content: Content) {
  const questions = content.catalogue.faq.map((id) => questionCard(content, id))
  const used = new Set(questions.map(({ category }) => category))
  return {
    ...content['pages/faq'],
    categories: ['All', ...faqCategories.filter((category) => used.has(category))],
    questions,
  }
}

export type FaqData = ReturnType<typeof faqData>
