import { type AuditEntry, auditChosen } from '../db/audit.ts'

/** As many records at most are erased at once. */
export const ERASE_BATCH = 200

/** Which records: an expression in SQL with `?1` and perhaps `?2`, and an order that an index has. */
type Choice = { where: string; order: string; values: [string, string?] }

/**
 * Deletes up to ERASE_BATCH of the chosen records together with the audit entry that says so, both
 * or neither, and resolves to how many it were. Their notifications and counts go along. Rejects when storage fails.
 */
export async function erase(
  db: D1Database,
  table: 'contact' | 'subscription',
  { where, order, values }: Choice,
  entry: Pick<AuditEntry, 'actor' | 'action'>,
): Promise<number> {
  // A subscription's id opens its links, so the audit must not hold it.
  const id = table === 'contact' ? 'id' : 'NULL AS id'
  const chosen = `SELECT seq, ${id} FROM ${table} WHERE ${where} ORDER BY ${order} LIMIT ${ERASE_BATCH}`
  const [, deleted] = await db.batch([
    auditChosen(db, entry, { sql: chosen, values }),
    db
      .prepare(`DELETE FROM ${table} WHERE seq IN (SELECT seq FROM (${chosen})) RETURNING seq`)
      .bind(...values),
  ])
  return deleted?.results.length ?? 0
}
