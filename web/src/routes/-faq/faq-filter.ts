import catalogue from 'content:catalogue'
import type { FaqItem } from '#content/schema/faq.ts'
import { textOfProse } from '#content/schema/text-of-prose.ts'

/** The filter of the questions; an omitted key matches all. */
export interface FaqFilter {
  /** The search text. */
  q?: string
  category?: string
}

/** The filter in an address; other parameters are ignored. */
export function parseFaqFilter(search: Record<string, unknown>): FaqFilter {
  // The router reads ?q=30 as a number.
  const q = ['string', 'number', 'boolean'].includes(typeof search.q) ? String(search.q) : ''
  const category = catalogue.faqCategories.find((name) => name === search.category)
  return { ...(q && { q }), ...(category && { category }) }
}

/**
 * The questions whose category is the selected one, and whose question, answer, category or search
 * terms contain the search text, in upper or lower case.
 */
export function findQuestions<Item extends FaqItem>(
  questions: Item[],
  { q = '', category }: FaqFilter,
): Item[] {
  const text = q.toLowerCase()
  return questions.filter(
    (item) =>
      (!category || item.category === category) &&
      [item.question, textOfProse(item.answer), item.category, ...item.searchTerms].some((part) =>
        part.toLowerCase().includes(text),
      ),
  )
}
