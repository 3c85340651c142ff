import catalogue from 'content:catalogue'
import type { FaqItem } from '#content/schema/faq.ts'
import { textOfProse } from '#content/schema/text-of-prose.ts'
import { queryText } from '#web/src/lib/query-text.ts'

/** The filter of the questions; a key without a value matches all. */
export interface FaqFilter {
  /** The search text. */
  q?: string | undefined
  category?: string | undefined
}

/** The filter in an address; other parameters are ignored. */
export function parseFaqFilter(search: Record<string, unknown>): FaqFilter {
  return {
    q: queryText(search.q),
    category: catalogue.faqCategories.find((name) => name === search.category),
  }
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
