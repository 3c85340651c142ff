import * as z from 'zod'
import { faqCategories } from './faq-category.ts'
import { prose } from './prose.ts'
import { line, slug } from './text.ts'

/** A question with its answer. The file name is its id. */
export const faqSchema = z.strictObject({
  id: slug,
  category: z.enum(faqCategories),
  question: line(10, 120),
  /** Markdown, shown as written on /faq and, for four of them, on /contact. */
  answer: prose(),
})

export type FaqItem = z.output<typeof faqSchema>
