import { DAY_MS, momentBefore } from '#worker/db/moments.ts'
import { orUnavailable } from '#worker/db/or-unavailable.ts'

/** The maximum of audit entries to read, of days to look back, and of names to return. */
const NEWEST = 500
const DAYS = 90
const MAX_NAMES = 10

/**
 * The names of recently active operators, in alphabetical order, as possible owners of an enquiry. Throws a
 * 503 when storage fails.
 */
export function recentOperators(db: D1Database): Promise<string[]> {
  return orUnavailable(async () => {
    const { results } = await db
      .prepare(
        `SELECT actor FROM (
           SELECT at, actor, action FROM audit WHERE at >= ?3 ORDER BY at DESC LIMIT ?1)
         WHERE action NOT LIKE 'expire%' GROUP BY actor ORDER BY max(at) DESC LIMIT ?2`,
      )
      .bind(NEWEST, MAX_NAMES, momentBefore(Date.now(), DAYS * DAY_MS))
      .all<{ actor: string }>()
    return results.map(({ actor }) => actor).sort((a, b) => a.localeCompare(b))
  })
}
