import * as z from 'zod'
import { reference, searchTerms, slug, text } from './field-types.ts'
import { proseField } from './prose.ts'

/** A question with its answer. The file name is its id. */
export const faqSchema = z.strictObject({
  id: slug,
  category: reference('faqCategory').describe('One of faqCategories in catalogue.yaml.'),
  question: text(4, 120),
  answer: proseField().describe(
    'Markdown, for /faq and, if content/pages/contact.yaml names the question, for /contact.',
  ),
  searchTerms,
})

export type FaqItem = z.output<typeof faqSchema>
