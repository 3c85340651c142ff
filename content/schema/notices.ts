import * as z from 'zod'
import { seo } from './page-fields.ts'
import { line } from './text.ts'

/** Pages of a heading and a text that a visitor reaches by a wrong turn or after sending. */
const notice = z.strictObject({ seo, heading: line(3, 80), text: line(10, 240) })
export const noticesSchema = z.strictObject({
  notFound: notice,
  serviceNotFound: notice,
  /** A job whose last day is over; its title stands before the text. */
  jobClosed: notice,
  sent: notice.extend({
    reference: line(10, 160).regex(/\{reference\}/, 'a sentence with {reference}'),
  }),
  subscribed: notice,
  failed: notice,
  incomplete: notice,
})
