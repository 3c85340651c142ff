import type { Content } from '#content/collections.ts'
import type { FaqCategory } from '#content/schema/faq-category.ts'
import { categoryOf } from './category-of.ts'

/** The category of services whose hue a category of questions takes; catalogue.yaml holds the hues. */
const HUE_OF = {
  General: 'Development',
  Technical: 'Business Applications',
  Services: 'Emerging Technologies',
  Pricing: 'Core Services',
  Process: 'Support Services',
  Legal: 'Design',
  Security: 'Security',
} as const satisfies Record<FaqCategory, string>

/** What a card shows of a question. */
export function questionCard(content: Content, id: string) {
  const item = content.faq.get(id)
  if (!item) throw new Error(`There is no question "${id}".`)
  return { ...item, hue: categoryOf(content, HUE_OF[item.category]).hue }
}

export type QuestionCardData = ReturnType<typeof questionCard>
