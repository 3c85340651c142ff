import { DAY_MS, timestampBefore } from '#worker/db/timestamps.ts'
import { listedOperators } from '#worker/operators.ts'

/** The maximum of audit entries to read, of days to look back, and of names to return. */
const NEWEST = 500
const DAYS = 90
const MAX_NAMES = 10

/**
 * The names of the operators as possible owners of an enquiry: those in the settings or, while there are
 * none, the recently active ones in alphabetical order.
 */
export async function operatorNames(
  db: D1Database,
  listed: readonly string[] = listedOperators().map(({ name }) => name),
): Promise<readonly string[]> {
  if (listed.length > 0) return listed
  const { results } = await db
    .prepare(
      // With max(), SQLite takes the other columns from the row that has it.
      `SELECT actor, max(at) FROM (
         SELECT at, actor, action FROM audit WHERE at >= ?3 ORDER BY at DESC LIMIT ?1)
       WHERE action NOT LIKE 'expire%' GROUP BY actor COLLATE NOCASE ORDER BY max(at) DESC LIMIT ?2`,
    )
    .bind(NEWEST, MAX_NAMES, timestampBefore(Date.now(), DAYS * DAY_MS))
    .all<{ actor: string }>()
  return results.map(({ actor }) => actor).sort((a, b) => a.localeCompare(b))
}
