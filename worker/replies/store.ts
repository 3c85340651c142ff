import { encodeBase64 } from 'hono/utils/encode'
import { AS_READ, changeThread, raiseVersion, searchedThread } from '../contact/thread.ts'
import type { Actor } from '../db/audit.ts'
import { isSameOperator } from '../operators.ts'

/** How long a reply waits, so that its sender can take it back, in milliseconds. */
export const TAKE_BACK_MS = 20_000

export const REPLY = 'reply'

export type Reply = {
  text: string
  /** The same for a repeat of the same request: then nothing is queued again. */
  key: string
}

/** The text of a reply that waits in the outbox, and the name of its sender. */
export type WaitingReply = { text: string; actor: string }

/**
 * The statements that record an answer: its event and its audit entry; with a `reply`, also its text and its
 * notification, due in 20 seconds. They do nothing when the enquiry changed since the operator saw it
 * in this version, nor for a repeat of a reply.
 */
export async function answerStatements(
  db: D1Database,
  { id, version }: { id: string; version?: number | undefined },
  reply: Reply | undefined,
  actor: Actor,
): Promise<D1PreparedStatement[]> {
  const now = Date.now()
  const at = new Date(now).toISOString()
  const outboxId = reply ? await replyId(id, reply.key) : null
  const seen = [version ?? null, outboxId, at, actor.name]
  const asSeen = `FROM contact
    WHERE id = ?1 AND version = ifnull(?2, version) AND NOT EXISTS (SELECT 1 FROM outbox WHERE id = ?3)`
  const itself = "contact_id = ?1 AND at = ?4 AND actor = ?5 AND action = 'answer'"
  const prepare = (sql: string, ...values: unknown[]) =>
    db.prepare(sql).bind(id, ...seen, ...values)
  const queue = prepare(
    `INSERT INTO outbox (id, channel, contact_id, event_seq, next_at, created_at)
     SELECT ?3, '${REPLY}', contact_id, seq, ?6, ?4 FROM event
     WHERE ${itself} AND NOT EXISTS (SELECT 1 FROM outbox WHERE id = ?3)
     ORDER BY seq DESC LIMIT 1`,
    now + TAKE_BACK_MS,
  )
  return [
    prepare(
      `INSERT INTO event (contact_id, at, actor, verified, action, note, from_due)
       SELECT id, ?4, ?5, ?6, 'answer', ?7, iif(due_at <= ?4, due_at, NULL) ${asSeen}`,
      ...[Number(actor.verified), reply?.text ?? null],
    ),
    prepare(
      `INSERT INTO audit (at, actor, verified, action, contact_ids, count)
       SELECT ?4, ?5, ?6, 'answer', json_array(id), 1 ${asSeen}`,
      Number(actor.verified),
    ),
    prepare(
      `UPDATE contact SET answered_at = ifnull(answered_at, ?4)
       WHERE id = ?1 AND EXISTS (SELECT 1 FROM event WHERE ${itself})`,
    ),
    ...(reply ? [queue] : []),
  ]
}

/** The text of the reply that was sent to this enquiry with this key; undefined without one. */
export async function findReplyText(
  db: D1Database,
  contactId: string,
  key: string,
): Promise<string | undefined> {
  const text = await db
    .prepare('SELECT note FROM outbox CROSS JOIN event ON seq = event_seq WHERE outbox.id = ?1')
    .bind(await replyId(contactId, key))
    .first<string>('note')
  return text ?? undefined
}

async function replyId(contactId: string, key: string): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([contactId, key]))
  return `reply_${encodeBase64(await crypto.subtle.digest('SHA-256', bytes))}`
}

/**
 * Takes an answer back that this operator gave: a reply as long as it waits, or one that was only recorded. The
 * search no longer finds its words, and an enquiry that was due before it is due again. Resolves to its text, ''
 * without one, also for a repeat; undefined when it may have left, or is not theirs. When storage fails, nothing is
 * changed.
 */
export async function takeBack(
  db: D1Database,
  id: string,
  { event, actor }: { event: number; actor: Actor },
): Promise<string | undefined> {
  const results = await changeThread<{ note: string | null }>(db, { id }, (thread) => {
    const own = thread.entries.find(({ seq, action }) => seq === event && action === 'answer')
    if (own?.verified !== actor.verified || !isSameOperator(own.actor, actor.name)) return []
    const isTheirs = `event.seq = ?3 AND ${AS_READ}
      AND NOT EXISTS (SELECT 1 FROM outbox WHERE event_seq = ?3)`
    const prepare = (sql: string, ...values: unknown[]) =>
      db.prepare(sql).bind(id, thread.version, event, ...values)
    const by = [new Date().toISOString(), own.actor, Number(own.verified)]
    const entries = thread.entries.filter((each) => each !== own)
    return [
      prepare(`DELETE FROM outbox WHERE event_seq = ?3 AND state = 'waiting' AND ${AS_READ}`),
      prepare(`SELECT note FROM event WHERE ${isTheirs}`),
      prepare(
        `INSERT INTO audit (at, actor, verified, action, contact_ids, count)
         SELECT ?4, ?5, ?6, 'undo', json_array(contact_id), 1 FROM event
         WHERE ${isTheirs} AND taken_back = 0`,
        ...by,
      ),
      prepare(
        `UPDATE contact SET due_at = ifnull(due_at, iif(status = 'open', from_due, NULL)),
           thread_search = ?4
         FROM event WHERE contact.id = ?1 AND ${isTheirs} AND taken_back = 0`,
        searchedThread(entries),
      ),
      prepare(
        `INSERT INTO event (contact_id, at, actor, verified, action)
         SELECT contact_id, ?4, ?5, ?6, 'take-back' FROM event WHERE ${isTheirs} AND taken_back = 0`,
        ...by,
      ),
      prepare(`UPDATE event SET taken_back = 1 WHERE ${isTheirs}`),
      raiseVersion(db, id),
      db
        .prepare(
          `UPDATE contact SET answered_at = (
             SELECT min(at) FROM event
             WHERE contact_id = ?1 AND action = 'answer' AND taken_back = 0)
           WHERE id = ?1`,
        )
        .bind(id),
    ]
  })
  const [taken] = results?.[1]?.results ?? []
  return taken && (taken.note ?? '')
}

/** The replies of these events, by their numbers; without those that were taken back. */
export async function findReplies(
  db: D1Database,
  events: number[],
): Promise<Map<number, WaitingReply>> {
  const { results } = await db
    .prepare(
      `SELECT seq, actor, note AS text FROM event
       WHERE seq IN (SELECT value FROM json_each(?1)) AND taken_back = 0`,
    )
    .bind(JSON.stringify(events))
    .all<WaitingReply & { seq: number }>()
  return new Map(results.map(({ seq, ...reply }) => [seq, reply]))
}
