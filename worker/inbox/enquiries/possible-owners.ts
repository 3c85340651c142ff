import { isSameOperator } from '#worker/auth/operator-name.ts'
import { DAY_MS, timestampBefore } from '#worker/db/timestamps.ts'
import { listedOperators } from '#worker/operators.ts'

/** The maximum of audit entries to read, of days to look back, and of names to return. */
const NEWEST = 500
const DAYS = 90
const MAX_NAMES = 10

/** An operator, '' for nobody, and the word for them after "To". */
export type PossibleOwner = { name: string; label: string }

/**
 * To whom an enquiry can be handed over: the current operator, then those in the settings or, while there are none,
 * the recently active ones in alphabetical order, who are left out when storage fails; at last nobody.
 */
export async function possibleOwners(
  db: D1Database,
  operator: string,
  listed: readonly string[] = listedOperators().map(({ name }) => name),
): Promise<PossibleOwner[]> {
  const names = listed.length > 0 ? listed : await findActive(db).catch(() => [])
  const others = names.filter((name) => !isSameOperator(name, operator))
  return [
    { name: operator, label: 'me' },
    ...others.map((name) => ({ name, label: name })),
    { name: '', label: 'nobody' },
  ]
}

async function findActive(db: D1Database): Promise<string[]> {
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
