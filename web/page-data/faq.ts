import type { Content } from '#content/collections.ts'
import { questionCard } from './question-card.ts'

/** What the FAQ shows: every question in order, and the categories that any of them has. */
export function faqData(content: Content) {
  const { faq, faqCategories } = content.catalogue
  const questions = faq.map((id) => questionCard(content, id))
  const used = new Set(questions.map(({ category }) => category))
  return {
    ...content['pages/faq'],
    categories: ['All', ...faqCategories.map(({ name }) => name).filter((name) => used.has(name))],
    questions,
  }
}

export type FaqData = ReturnType<typeof faqData>
