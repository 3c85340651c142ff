import type { FaqItem } from '#content/schema/faq.ts'
import { textOfProse } from '#content/schema/text-of-prose.ts'
import { containsText } from '#web/src/lib/contains-text.ts'
import type { FaqFilter } from './faq-filter.ts'

/** The questions whose category is the selected one, and whose question or answer contains the search text. */
export function findQuestions<Item extends Pick<FaqItem, 'category' | 'question' | 'answer'>>(
  questions: Item[],
  { q, category }: FaqFilter,
): Item[] {
  return questions.filter(
    (item) =>
      (!category || item.category === category) &&
      containsText([item.question, textOfProse(item.answer)], q),
  )
}
