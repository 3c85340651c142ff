import * as z from 'zod'
import { optionalPart } from './field-types.ts'
import { atAGlance, heading, seo } from './page-fields.ts'
import { template } from './placeholders.ts'

/** Pages with a heading and a text: for addresses that are not found, and after sending a form. */
const notice = z.strictObject({ seo, ...heading.shape })
export const noticesSchema = z.strictObject({
  notFound: notice,
  serviceNotFound: notice,
  jobClosed: optionalPart(notice).describe(
    "For a job past its closing date; the job's title precedes the text. Only with jobs.",
  ),
  sent: notice.extend({
    reference: template(160, 'reference'),
    withoutReference: heading.describe('For a visit to the page of the thanks without a message.'),
    steps: atAGlance.describe(
      'What happens to a message: each step an explanation and a few large words.',
    ),
  }),
  subscribed: optionalPart(notice).describe('Only with articles.'),
  failed: notice,
  incomplete: notice,
})
