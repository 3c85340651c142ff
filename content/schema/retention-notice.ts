import * as z from 'zod'
import { line } from './text.ts'

/** How long and where data is kept (web/page-data/retention-notice.ts), in phrases. */
export const retentionNoticeSchema = z.strictObject({
  /** By `jurisdiction` in worker/settings.ts. */
  place: z.strictObject({ anywhere: line(5, 120), eu: line(5, 120), fedramp: line(5, 120) }),
  /** How long an address is kept: for a period, or without a limit. */
  subscription: z.strictObject({
    limited: line(8, 60).regex(/\{period\}/, 'a phrase with {period}'),
    unlimited: line(5, 60),
    unlimitedAfterUnsubscribing: line(5, 60),
  }),
})
