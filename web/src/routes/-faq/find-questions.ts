import type { FaqItem } from '#content/schema/faq.ts'
import { textOfProse } from '#content/schema/text-of-prose.ts'
import { hasEveryWord } from '#web/search/has-every-word.ts'
import type { FaqFilter } from './faq-filter.ts'

/**
 * The questions whose category is the selected one, and whose question, answer, category and search
 * terms contain every word of the search text.
 * @param language their BCP 47 tag
 */
export function findQuestions<Item extends FaqItem>(
  questions: Item[],
  { q = '', category }: FaqFilter,
  language: string,
): Item[] {
  const matches = hasEveryWord(q, language)
  return questions.filter(
    (item) =>
      (!category || item.category === category) &&
      matches([item.question, textOfProse(item.answer), item.category, ...item.searchTerms]),
  )
}
