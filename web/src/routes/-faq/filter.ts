import catalogue from 'content:catalogue'
import type { FaqItem } from '#content/schema/faq.ts'
import { proseToText } from '#content/schema/prose-to-text.ts'
import { containsText } from '#web/src/lib/plural-form-and-text-match.ts'
import { parseSearchText, type SearchQuery } from '#web/src/lib/url-filter.ts'

/** The filter of the questions; a key without a value matches all. */
interface FaqFilter extends SearchQuery {
  category?: string | undefined
}

/** The filter in an address; other parameters are ignored. */
export function parseFaqFilter(search: Record<string, unknown>): FaqFilter {
  return {
    q: parseSearchText(search.q),
    category: catalogue.faqCategories.find((name) => name === search.category),
  }
}

/** The questions whose category is the selected one, and whose question or answer contains the search text. */
export function filterQuestions<Item extends Pick<FaqItem, 'category' | 'question' | 'answer'>>(
  questions: Item[],
  { q, category }: FaqFilter,
): Item[] {
  return questions.filter(
    (item) =>
      (!category || item.category === category) &&
      containsText([item.question, proseToText(item.answer)], q),
  )
}
