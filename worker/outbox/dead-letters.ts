import type { Actor } from '../db/audit.ts'

/** A notification that was given up: of an enquiry, or, where `contact` is null, to a subscriber. */
export type DeadLetter = { contact: { id: string; reference: string } | null }

/** Up to `limit` notifications that were given up, the newest first. */
export async function listDeadLetters(db: D1Database, limit: number): Promise<DeadLetter[]> {
  const { results } = await db
    .prepare(
      `SELECT contact.id, contact.reference
       FROM outbox LEFT JOIN contact ON contact.id = outbox.contact_id
       WHERE outbox.state = 'dead'
       ORDER BY outbox.created_at DESC
       LIMIT ?1`,
    )
    .bind(limit)
    .all<{ id: string | null; reference: string | null }>()
  return results.map(({ id, reference }) => ({
    contact: id && reference ? { id, reference } : null,
  }))
}

/**
 * Queues everything that was given up once more, from the beginning, with the events of its enquiries
 * and one audit entry. Resolves to how many it were; rejects when storage fails, and then none is.
 */
export async function sendDeadAgain(
  db: D1Database,
  { actor, now }: { actor: Actor; now: Date },
): Promise<number> {
  const by = [now.toISOString(), actor.name, Number(actor.verified)]
  const [, , sent] = await db.batch([
    db
      .prepare(
        `INSERT INTO event (contact_id, at, actor, verified, action)
         SELECT DISTINCT contact_id, ?1, ?2, ?3, 'resend' FROM outbox
         WHERE state = 'dead' AND contact_id IS NOT NULL`,
      )
      .bind(...by),
    db
      .prepare(
        `INSERT INTO audit (at, actor, verified, action, count)
         SELECT ?1, ?2, ?3, 'resend', count(*) FROM outbox WHERE state = 'dead'
         HAVING count(*) > 0`,
      )
      .bind(...by),
    db
      .prepare("UPDATE outbox SET state = 'waiting', tries = 0, next_at = ?1 WHERE state = 'dead'")
      .bind(now.getTime()),
  ])
  return sent?.meta.changes ?? 0
}
