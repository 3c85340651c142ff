import type { AuditEntry } from '../db/audit.ts'

/** The maximum of records to erase at once. */
export const ERASE_BATCH_SIZE = 200

/** Selects records: a SQL expression with `?1` and perhaps `?2`, and an order with an index. */
type Choice = { where: string; order: string; values: [string, string?] }

/**
 * Deletes up to ERASE_BATCH_SIZE of the chosen records, with their notifications and counts, and adds an audit
 * entry; both or neither. Resolves to their number, and to the number of the entry unless there are none;
 * rejects when storage fails.
 */
export async function eraseRecords(
  db: D1Database,
  table: 'enquiry' | 'subscription',
  { where, order, values: [first, second] }: Choice,
  { actor, action }: Pick<AuditEntry, 'actor' | 'action'>,
): Promise<{ count: number; change: number | undefined }> {
  // A subscription's id opens its links, so the audit must not hold it.
  const ids = table === 'enquiry' ? 'json_group_array(id)' : "'[]'"
  const chosen = `SELECT seq, id FROM ${table} WHERE ${where} ORDER BY ${order} LIMIT ${ERASE_BATCH_SIZE}`
  const by = [new Date().toISOString(), actor.name, Number(actor.verified), action]
  const [audited, deleted] = await db.batch<{ seq: number }>([
    db
      .prepare(
        `INSERT INTO audit (at, actor, verified, action, enquiry_ids, count)
         SELECT ?3, ?4, ?5, ?6, ${ids}, count(*) FROM (${chosen}) HAVING count(*) > 0
         RETURNING seq`,
      )
      .bind(first, second ?? null, ...by),
    db
      .prepare(`DELETE FROM ${table} WHERE seq IN (SELECT seq FROM (${chosen})) RETURNING seq`)
      .bind(...(second === undefined ? [first] : [first, second])),
  ])
  return { count: deleted?.results.length ?? 0, change: audited?.results[0]?.seq }
}
