import * as z from 'zod'
import { text } from './field-types.ts'
import { multilineTemplate, template } from './placeholders.ts'

/** The emails to visitors. */
export const emailsSchema = z.strictObject({
  receipt: z
    .strictObject({
      subject: template(100, 'reference'),
      text: multilineTemplate(1000, 'reference', 'company'),
    })
    .describe(
      'The email to the sender of an enquiry. It holds no word of the sender, because anyone can enter any address; {company} is the name in site.yaml.',
    ),
  confirmation: z
    .strictObject({
      subject: text(1, 100),
      text: multilineTemplate(1000, 'confirm', 'unsubscribe'),
    })
    .describe('The email that asks a subscriber to confirm, with two links.'),
  announcement: z
    .strictObject({ text: multilineTemplate(1000, 'summary', 'url', 'unsubscribe') })
    .describe('The email about a new article, whose title is its subject.'),
})
