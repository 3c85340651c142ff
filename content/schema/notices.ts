import * as z from 'zod'
import { seo } from './page-fields.ts'
import { lineWith } from './placeholders.ts'
import { line, optionalPart } from './text.ts'

/** Pages with a heading and a text: for addresses that are not found, and after sending a form. */
const words = { heading: line(2, 80), text: line(4, 240) }
const notice = z.strictObject({ seo, ...words })
export const noticesSchema = z.strictObject({
  notFound: notice,
  serviceNotFound: notice,
  /** For a job past its closing date; the job's title precedes the text. Only with jobs. */
  jobClosed: optionalPart(notice),
  sent: notice.extend({
    reference: lineWith(160, 'reference'),
    /** For a visit to the page of the thanks without a message. */
    withoutReference: z.strictObject(words),
  }),
  /** Only with articles. */
  subscribed: optionalPart(notice),
  failed: notice,
  incomplete: notice,
})
