import { isSameOperator, listedOperators } from './operators.ts'
import { RETENTION_ACTOR } from './retention/delete-expired.ts'
import { DAY_MS, timestampBefore } from './time.ts'

/** The maximum of days to look back, and of names to return. */
const ACTIVE_DAYS = 90
const MAX_NAMES = 10

/**
 * To whom an operator can hand an enquiry over: the colleagues in the settings or, while there are none,
 * the recently active ones in alphabetical order, who are left out when storage fails.
 */
export async function findPossibleOwners(db: D1Database, operator: string): Promise<string[]> {
  const listed = listedOperators().map(({ name }) => name)
  const names = listed.length > 0 ? listed : await findActive(db).catch(() => [])
  return names.filter((name) => name !== '' && !isSameOperator(name, operator))
}

/** Reads one row of the index for each name, and one more for its latest change. */
async function findActive(db: D1Database): Promise<string[]> {
  const { results } = await db
    .prepare(
      `WITH RECURSIVE known (actor) AS (
         SELECT min(actor) FROM audit
         UNION ALL
         SELECT (SELECT min(actor) FROM audit WHERE actor > known.actor) FROM known
         WHERE actor IS NOT NULL)
       SELECT (SELECT actor FROM audit WHERE actor = known.actor ORDER BY at DESC LIMIT 1) AS name,
         (SELECT max(at) FROM audit WHERE actor = known.actor) AS latest FROM known
       WHERE latest >= ?1 AND actor <> ?2 ORDER BY latest DESC`,
    )
    .bind(timestampBefore(Date.now(), ACTIVE_DAYS * DAY_MS), RETENTION_ACTOR.name)
    .all<{ name: string }>()
  const names = results.map(({ name }) => name)
  return names
    .filter((name, at) => names.findIndex((each) => isSameOperator(each, name)) === at)
    .slice(0, MAX_NAMES)
    .sort((a, b) => a.localeCompare(b))
}
