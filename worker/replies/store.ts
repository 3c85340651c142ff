import type { Actor } from '../db/audit.ts'
import { statusListSql } from '../enquiry/status.ts'
import {
  entriesSearchText,
  IS_UNCHANGED,
  updateFromThread,
  versionUpdate,
} from '../enquiry/update-thread.ts'
import { sha256 } from '../hash.ts'
import { isByOperator, operatorKey } from '../operators.ts'
import { beingSentCondition } from '../outbox/store.ts'
import { DAY_MS, timestampBefore } from '../time.ts'
import { NO_CC } from './drafts.ts'
import { type Recipients, STRANGERS_A_DAY } from './recipients.ts'

/** How long a reply waits, so that its sender can take it back, in milliseconds. */
export const TAKE_BACK_MS = 20_000

const REPLY_CHANNEL = 'reply'

export type Reply = {
  text: string
  /** The same for a repeat of the same request: then nothing is queued again. */
  key: string
  /** `strangers` is how many of them have not written in the enquiry. */
  sent: Recipients & { strangers: number }
}

/** A waiting reply, its operator, and the newest part of the mail that it answers; null for the enquiry itself. */
export type WaitingReply = {
  text: string
  actor: string
  sent: Recipients
  quoted: string | null
}

/** The number that STRANGERS_A_DAY limits, since a time. */
const strangersSince = (from: string) =>
  `(SELECT total(sent ->> 'strangers') FROM event WHERE sent ->> 'strangers' > 0 AND at > ${from})`

/** How many strangers replies may go to now. */
export async function countStrangersLeft(db: D1Database): Promise<number> {
  const used = await db
    .prepare(`SELECT ${strangersSince('?1')} AS used`)
    .bind(timestampBefore(Date.now(), DAY_MS))
    .first<number>('used')
  return STRANGERS_A_DAY - (used ?? 0)
}

/**
 * The statements that record a reply: its event with its text, its audit entry, and its notification, due in 20
 * seconds. They do nothing when the enquiry changed since the operator saw it in this version, nor for a repeat; one to
 * too many strangers fails with its whole batch. A reply takes the place of its draft.
 */
export async function replyStatements(
  db: D1Database,
  { id, version }: { id: string; version?: number | undefined },
  reply: Reply,
  actor: Actor,
): Promise<D1PreparedStatement[]> {
  const now = Date.now()
  const at = new Date(now).toISOString()
  const verified = Number(actor.verified)
  const outboxId = await replyId(id, reply.key)
  const seen = [version ?? null, outboxId, at, actor.name, verified, reply.text]
  const asSeen = `FROM enquiry
    WHERE id = ?1 AND version = ifnull(?2, version) AND NOT EXISTS (SELECT 1 FROM outbox WHERE id = ?3)`
  const itself = `enquiry_id = ?1 AND at = ?4 AND actor = ?5 AND verified = ?6 AND text = ?7
    AND action = 'reply'`
  const prepare = (sql: string, ...values: unknown[]) =>
    db.prepare(sql).bind(id, ...seen, ...values)
  return [
    prepare(
      `INSERT INTO event (enquiry_id, at, actor, verified, action, text, from_due, sent)
       SELECT id, ?4, ?5, ?6, 'reply', ?7, iif(due_at <= ?4, due_at, NULL), ?8 ${asSeen}
         AND (ifnull(?8 ->> 'strangers', 0) = 0
           OR ?8 ->> 'strangers' + ${strangersSince('?9')} <= ${STRANGERS_A_DAY})`,
      JSON.stringify(reply.sent),
      timestampBefore(now, DAY_MS),
    ),
    prepare(
      `INSERT INTO audit (at, actor, verified, action, enquiry_ids, count)
       SELECT ?4, ?5, ?6, 'reply', json_array(id), 1 ${asSeen}
         AND EXISTS (SELECT 1 FROM event WHERE ${itself})`,
    ),
    prepare(
      `UPDATE enquiry SET replied_at = ifnull(replied_at, ?4)
       WHERE id = ?1 AND EXISTS (SELECT 1 FROM event WHERE ${itself})`,
    ),
    // Without its event, it violates a CHECK: then nothing of the batch is written.
    prepare(
      `INSERT INTO outbox (id, channel, enquiry_id, event_seq, next_at, created_at)
       SELECT ?3, '${REPLY_CHANNEL}', iif(sent IS NULL, NULL, id), sent, ?8, ?4 FROM (
         SELECT id, (SELECT max(seq) FROM event WHERE ${itself}) AS sent ${asSeen})`,
      now + TAKE_BACK_MS,
    ),
    prepare(
      `DELETE FROM draft WHERE enquiry_id = ?1 AND author = ?8 AND verified = ?6
         AND EXISTS (SELECT 1 FROM event WHERE ${itself})`,
      operatorKey(actor.name),
    ),
  ]
}

/** The text of the reply that was sent to this enquiry with this key; undefined without one. */
export async function findReplyText(db: D1Database, enquiryId: string, key: string) {
  const text = await db
    .prepare('SELECT text FROM outbox CROSS JOIN event ON seq = event_seq WHERE outbox.id = ?1')
    .bind(await replyId(enquiryId, key))
    .first<string>('text')
  return text ?? undefined
}

async function replyId(enquiryId: string, key: string): Promise<string> {
  return `reply_${await sha256(JSON.stringify([enquiryId, key]))}`
}

/**
 * Takes a reply back that this operator sent, as long as it waits: it is their draft again, above another one, and an
 * enquiry that was due before is due again. Resolves to its text, also for a repeat; undefined when it may have left,
 * or is not theirs.
 */
export async function takeBack(
  db: D1Database,
  id: string,
  { event, actor }: { event: number; actor: Actor },
): Promise<string | undefined> {
  const results = await updateFromThread<{ text: string }>(db, { id }, (thread) => {
    const own = thread.entries.find(({ seq, action }) => seq === event && action === 'reply')
    if (!own || !isByOperator(own, actor)) return []
    const isTheirs = `event.seq = ?3 AND ${IS_UNCHANGED}
      AND NOT EXISTS (SELECT 1 FROM outbox WHERE event_seq = ?3)`
    const prepare = (sql: string, ...values: unknown[]) =>
      db.prepare(sql).bind(id, thread.version, event, ...values)
    const by = [new Date().toISOString(), own.actor, Number(own.verified)]
    const entries = thread.entries.filter((each) => each !== own)
    return [
      prepare(`DELETE FROM outbox WHERE event_seq = ?3 AND state = 'waiting' AND ${IS_UNCHANGED}`),
      prepare(`SELECT text FROM event WHERE ${isTheirs}`),
      prepare(
        `INSERT INTO audit (at, actor, verified, action, enquiry_ids, count)
         SELECT ?4, ?5, ?6, 'undo', json_array(enquiry_id), 1 FROM event
         WHERE ${isTheirs} AND taken_back = 0`,
        ...by,
      ),
      prepare(
        `UPDATE enquiry SET due_at = ifnull(due_at, iif(status = 'open', from_due, NULL)),
           thread_search = ?4
         FROM event WHERE enquiry.id = ?1 AND ${isTheirs} AND taken_back = 0`,
        entriesSearchText(entries),
      ),
      prepare(
        `INSERT INTO event (enquiry_id, at, actor, verified, action)
         SELECT enquiry_id, ?4, ?5, ?6, 'take-back' FROM event WHERE ${isTheirs} AND taken_back = 0`,
        ...by,
      ),
      prepare(
        `INSERT INTO draft (enquiry_id, author, verified, operator, since, at, words)
         SELECT enquiry_id, ?7, verified, actor, ?4, ?4, json_object('text', text,
           'to', (SELECT group_concat(value, ', ') FROM json_each(sent, '$.to')),
           'cc', ifnull((SELECT group_concat(value, ', ') FROM json_each(sent, '$.cc')), '${NO_CC}'),
           'subject', sent ->> 'subject')
         FROM event WHERE ${isTheirs} AND taken_back = 0
         ON CONFLICT (enquiry_id, author, verified) DO UPDATE SET at = excluded.at,
           words = json_patch(excluded.words, json_object(
             'text', concat_ws(char(10, 10), excluded.words ->> 'text', nullif(words ->> 'text', '')),
             'note', words ->> 'note'))`,
        ...by,
        operatorKey(actor.name),
      ),
      prepare(`UPDATE event SET taken_back = 1 WHERE ${isTheirs}`),
      versionUpdate(db, id),
      db
        .prepare(
          `UPDATE enquiry SET replied_at = (
             SELECT min(at) FROM event
             WHERE enquiry_id = ?1 AND action = 'reply' AND taken_back = 0)
           WHERE id = ?1`,
        )
        .bind(id),
    ]
  })
  return results?.[1]?.results[0]?.text
}

/** The replies of these events, by their numbers; without those that were taken back. */
export async function findRepliesOfEvents(
  db: D1Database,
  events: number[],
): Promise<Map<number, WaitingReply>> {
  const { results } = await db
    .prepare(
      `SELECT seq, actor, text, sent, (
         SELECT text FROM event AS mail
         WHERE mail.enquiry_id = event.enquiry_id AND mail.seq < event.seq
           AND mail.action = 'received' AND mail.mail ->> 'automatic' IS NULL
         ORDER BY mail.seq DESC LIMIT 1) AS quoted
       FROM event
       WHERE seq IN (SELECT value FROM json_each(?1)) AND taken_back = 0`,
    )
    .bind(JSON.stringify(events))
    .all<Omit<WaitingReply, 'sent'> & { seq: number; sent: string }>()
  return new Map(
    results.map(({ seq, sent, ...reply }) => [seq, { ...reply, sent: JSON.parse(sent) }]),
  )
}

/** An enquiry whose last reply was given up. */
export type UndeliveredReply = { id: string; reference: string; name: string }

const LOST_SHOWN = 10

/** The last ten live enquiries whose reply was not delivered, or perhaps not, and that got no other since. */
export async function listUndeliveredReplies(db: D1Database): Promise<UndeliveredReply[]> {
  const { results } = await db
    .prepare(
      `SELECT DISTINCT enquiry.id, reference, name
       FROM outbox CROSS JOIN enquiry ON enquiry.id = outbox.enquiry_id AND status IN (${statusListSql('isLive')})
       WHERE outbox.state = 'dead' AND event_seq IS NOT NULL AND NOT ${beingSentCondition()}
         AND NOT EXISTS (
           SELECT 1 FROM event
           WHERE event.enquiry_id = enquiry.id AND seq > event_seq AND action = 'reply'
             AND taken_back = 0)
       ORDER BY outbox.created_at DESC LIMIT ${LOST_SHOWN}`,
    )
    .all<UndeliveredReply>()
  return results
}
