import { type Actor, auditChosen } from '../db/audit.ts'
import type { ContactStatus } from './status.ts'

type StatusChange = {
  id: string
  /** Nothing is done, and nothing audited, unless the enquiry has this status; left out, whichever. */
  from?: ContactStatus
  to: ContactStatus
  actor: Actor
}

/**
 * The statements that move an enquiry to another status at this moment, from which its retention
 * counts, with the audit entry; the counts follow. Run them in one batch.
 */
export function statusChange(
  db: D1Database,
  { id, from, to, actor }: StatusChange,
): D1PreparedStatement[] {
  const sql = 'SELECT id FROM contact WHERE id = ?1 AND status = COALESCE(?2, status)'
  return [
    auditChosen(db, { actor, action: 'status' }, { sql, values: from ? [id, from] : [id] }),
    db
      .prepare(
        `UPDATE contact SET status = ?3, status_at = ?4
         WHERE id = ?1 AND status = COALESCE(?2, status)`,
      )
      .bind(id, from ?? null, to, new Date().toISOString()),
  ]
}
