import { DAY_MS, timestampBefore } from '../db/timestamps.ts'
import { warnHourly } from '../http/log.ts'
import { settings } from '../settings.ts'
import type { Verdict } from '../spam/filter.ts'

/**
 * SQL for whether the daily number of enquiries or more arrived in the day before, by the JSON in ?1. `seq` goes up by
 * one, so one look at the row that many from the end is enough. Where rows were deleted, that row is older, so the
 * answer turns to yes later, never earlier.
 */
export const OVERFLOWS = `ifnull((
  SELECT created_at FROM contact
  WHERE seq <= (SELECT max(seq) FROM contact) - (?1 ->> 'daily') + 1
  ORDER BY seq DESC LIMIT 1
) > ?1 ->> 'dayBefore', FALSE)`

/** The values of OVERFLOWS at `now`: `dailyEnquiries` of the settings, and 24 hours before. */
export function overflowValues(now: number) {
  return { daily: settings.dailyEnquiries, dayBefore: timestampBefore(now, DAY_MS) }
}

/** The verdict on an enquiry beyond the daily number: never better than `held`. */
export function overflowVerdict({ status, reasons }: Verdict): Verdict {
  return { status: status === 'spam' ? 'spam' : 'held', reasons: [...reasons, 'overflow'] }
}

/** Logs that the daily number was exceeded, at most once an hour in each isolate. */
export function warnOfOverflow(now: number): void {
  warnHourly('enquiries_overflowing', { daily: settings.dailyEnquiries }, { now })
}
