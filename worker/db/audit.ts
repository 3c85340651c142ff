/** Who acts: an operator, or the Worker itself. `verified` is false for a name anybody may type. */
export type Actor = { name: string; verified: boolean }

export type AuditAction =
  | 'export'
  | 'export-subscribers'
  | 'status'
  | 'note'
  | 'resend'
  | 'export-address'
  | 'erase-address'
  | 'erase-subscription'
  | 'expire'
  | 'expire-subscription'

export type AuditEntry = {
  actor: Actor
  action: AuditAction
  contactIds?: string[]
  /** How many records it was about, where they are too many to name. */
  count?: number
}

/**
 * The statement that appends to the audit. Put it into the batch of what it tells of, so that there
 * is never one without the other. It names enquiries by id and nobody by address.
 */
export function auditInsert(
  db: D1Database,
  { actor, action, contactIds = [], count = contactIds.length }: AuditEntry,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO audit (at, actor, verified, action, contact_ids, count)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6)`,
    )
    .bind(
      new Date().toISOString(),
      actor.name,
      actor.verified ? 1 : 0,
      action,
      JSON.stringify(contactIds),
      count,
    )
}

/**
 * The same for what a query chooses when the batch runs: it names the enquiries in its column `id`,
 * where that is not NULL, and counts all its rows. `?1` and `?2` are the query's own. Appends nothing
 * when nothing is chosen.
 */
export function auditChosen(
  db: D1Database,
  { actor, action }: Pick<AuditEntry, 'actor' | 'action'>,
  { sql, values }: { sql: string; values: [string, string?] },
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO audit (at, actor, verified, action, contact_ids, count)
       SELECT ?3, ?4, ?5, ?6, json_group_array(id) FILTER (WHERE id IS NOT NULL), count(*)
       FROM (${sql})
       HAVING count(*) > 0`,
    )
    .bind(
      values[0],
      values[1] ?? null,
      new Date().toISOString(),
      actor.name,
      actor.verified ? 1 : 0,
      action,
    )
}
