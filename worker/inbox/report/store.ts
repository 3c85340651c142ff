import type { ContactStatus } from '#worker/contact/status.ts'
import { type Fullness, fullnessOf } from '#worker/db/fullness.ts'
import { orUnavailable } from '#worker/db/or-unavailable.ts'

/** The number (`total`) of enquiries with the same values of all other fields. */
export type Count = {
  /** The Monday of the week they came in, as 2026-11-16, UTC. */
  week: string
  service: string
  status: ContactStatus
  /** Whole hours until they were first answered; null while nobody has. */
  hours: number | null
  total: number
  /** How many of them came beyond the daily number of the settings; without erased ones. */
  overflow: number
}

/**
 * The enquiries since a Monday, counted, erased ones included; and how full the database is. Reads every
 * row of `contact`: of 100,000 that takes half a second and 130,000 of the 5 million rows that D1's free
 * plan reads a day. An index for a page that is opened once a week would slow every enquiry down.
 * Throws a 503 when storage fails.
 */
export function countSince(
  db: D1Database,
  monday: string,
): Promise<{ counts: Count[]; fullness: Fullness }> {
  return orUnavailable(async () => {
    const result = await db
      .prepare(
        `SELECT week, service_interest AS service, status, hours, sum(total) AS total,
           sum(overflow) AS overflow
         FROM (
           SELECT date(created_at, 'weekday 0', '-6 days') AS week, service_interest, status,
             CAST((julianday(answered_at) - julianday(created_at)) * 24 AS INTEGER) AS hours, 1 AS total,
             instr(reasons, '"overflow"') > 0 AS overflow
           FROM contact WHERE created_at >= ?1
           UNION ALL
           SELECT week, service_interest, status, hours, total, 0 FROM erased_count WHERE week >= ?1
         )
         GROUP BY 1, 2, 3, 4
         ORDER BY 1, 2, 3, 4`,
      )
      .bind(monday)
      .all<Count>()
    return { counts: result.results, fullness: fullnessOf(result) }
  })
}
