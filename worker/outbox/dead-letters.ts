import type { Actor } from '../db/audit.ts'
import { BATCH } from './drain.ts'

/** A notification that was given up: of an enquiry, or, where `contact` is null, to a subscriber. */
export type DeadLetter = { contact: { id: string; reference: string } | null; error: string | null }

/** Up to `limit` notifications that were given up, the newest first. */
export async function listDeadLetters(db: D1Database, limit: number): Promise<DeadLetter[]> {
  const { results } = await db
    .prepare(
      `SELECT contact.id, contact.reference, outbox.error
       FROM outbox LEFT JOIN contact ON contact.id = outbox.contact_id
       WHERE outbox.state = 'dead'
       ORDER BY outbox.created_at DESC
       LIMIT ?1`,
    )
    .bind(limit)
    .all<{ id: string | null; reference: string | null; error: string | null }>()
  return results.map(({ id, reference, error }) => ({
    contact: id && reference ? { id, reference } : null,
    error,
  }))
}

/** 30 a minute, of the 40 that a minute's run may send: a new enquiry is told between them. */
const SPACING_MS = 2000

/**
 * Queues everything that was given up once more, from the beginning, one batch at once and the rest
 * spaced, with the events of its enquiries and one audit entry. Resolves to how many it were; rejects when storage fails, and then none is.
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
      .prepare(
        `UPDATE outbox SET state = 'waiting', tries = 0, error = NULL,
           next_at = ?1 + max(0, place - ?2) * ?3
         FROM (
           SELECT id, row_number() OVER (ORDER BY created_at) AS place FROM outbox WHERE state = 'dead'
         ) AS dead
         WHERE outbox.id = dead.id`,
      )
      .bind(now.getTime(), BATCH, SPACING_MS),
  ])
  return sent?.meta.changes ?? 0
}
