import * as z from 'zod'
import { line } from './text.ts'

/** The phrases for retention periods and storage locations (web/page-data/retention-notice.ts). */
export const retentionNoticeSchema = z.strictObject({
  /** By `jurisdiction` in worker/settings.ts. */
  place: z.strictObject({ anywhere: line(5, 120), eu: line(5, 120), fedramp: line(5, 120) }),
  /** The retention of an address: for a period, or without a limit. */
  subscription: z.strictObject({
    limited: line(8, 60).regex(/\{period\}/, 'a phrase with {period}'),
    unlimited: line(5, 60),
    unlimitedAfterUnsubscribing: line(5, 60),
  }),
})
