import * as z from 'zod'
import { lineWith } from './placeholders.ts'
import { line, optionalPart } from './text.ts'

/** The phrases for retention periods and storage locations (web/page-data/retention-notice.ts). */
export const retentionNoticeSchema = z.strictObject({
  place: z
    .strictObject({ anywhere: line(1, 120), eu: line(1, 120), fedramp: line(1, 120) })
    .describe('By jurisdiction in worker/settings.ts.'),
  subscription: optionalPart(
    z.strictObject({
      limited: lineWith(60, 'period'),
      unlimited: line(1, 60),
      unlimitedAfterUnsubscribing: line(1, 60),
    }),
  ).describe('The retention of an address: for a period, or without a limit. Only with articles.'),
})
