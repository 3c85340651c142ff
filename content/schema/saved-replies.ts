import * as z from 'zod'
import { multilineText, slug, text } from './field-types.ts'
import { allowPlaceholders } from './placeholders.ts'

/** A saved reply for the inbox: plain text below its front matter. The file name is its id; no page shows it. */
export const savedReplySchema = z.strictObject({
  id: slug,
  title: text(1, 40).describe('The name of its button in the inbox.'),
  body: allowPlaceholders(multilineText(5000), ['name', 'reference', 'company']).describe(
    'The text, which an operator changes before sending it, without a signature. {name} is the sender as they wrote it, {reference} that of the enquiry, {company} the name in site.yaml.',
  ),
})
