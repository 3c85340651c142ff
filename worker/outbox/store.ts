import type { Reason } from '../spam/reasons.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, timestampBefore } from '../time.ts'
import type { DeliveryFailure } from './delivery-error.ts'
import { NEXT_SEND_TIME_EXPRESSION } from './mail-budget.ts'

/**
 * A batch takes at most 24 queries: its claim, four for its subjects, and a mark for each. D1 allows 50 per
 * invocation on the free plan, and a cron trigger runs two batches and one more query there (cron.ts).
 */
const BATCH_SIZE = 19

// Short waits for brief failures, long ones through a weekend: 72 hours in total.
const RETRY_WAITS = [
  ...[1, 2, 4, 8, 15, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 3, 4, 5, 6, 6, 6, 6, 8, 8, 8, 8].map((hours) => hours * HOUR_MS),
]

/** The maximum of attempts; after them, a notification is a dead letter. */
const MAX_ATTEMPTS = RETRY_WAITS.length + 1

/** The shortest wait, in milliseconds: an attempt that takes longer could be repeated before it ends. */
export const MIN_RETRY_WAIT_MS = MINUTE_MS

/** A due notification. `id` is the same in all its attempts; `channel` is a name in notify/channels.ts. */
export type Due = {
  id: string
  channel: string
  enquiryId: string | null
  subscriptionId: string | null
  articleUrl: string | null
  /** The number of the event with the text, if it is a reply. */
  eventSeq: number | null
  /** The number of the event of the mail that came in, if it is about one. */
  receivedSeq: number | null
  /** The current owner of its enquiry; null also if the notification that it is due has become untrue. */
  owner: string | null
  /** The number of claims, including this one. */
  attempts: number
}

/** The error of a reply from its claim on: it stays if this Worker dies. */
const INTERRUPTED = 'It was interrupted: the mail may have left.'

/** The condition, in SQL, that a reply was claimed so recently that it is probably being sent. */
export function beingSentCondition(): string {
  return `(outbox.error IS '${INTERRUPTED}' AND outbox.next_at > ${Date.now()})`
}

/** The condition, in SQL, that a reply still waits to leave, or is being sent. */
export function replyNotYetSentCondition(): string {
  return `(outbox.event_seq IS NOT NULL AND outbox.delivered_at IS NULL
    AND (outbox.state = 'waiting' OR ${beingSentCondition()}))`
}

/** A SQL expression: the id of a new notification, another one for each row. */
export const NEW_ID_EXPRESSION = "'msg_' || lower(hex(randomblob(16)))"

/**
 * The statement that queues one notification of an enquiry, due at once; none if this channel already has one, the
 * enquiry does not exist, or it is flagged for the reason `unless`. With `recipient`, the mailbox of a stranger, none
 * either if the channel wrote to the mailbox in the last day or is about to, and it is due later when the channel's
 * budget is used up.
 */
export function outboxInsert(
  db: D1Database,
  channel: string,
  enquiryId: string,
  { unless, recipient }: { unless?: Reason | undefined; recipient?: string | undefined } = {},
): D1PreparedStatement {
  const now = new Date()
  return db
    .prepare(
      `INSERT INTO outbox (id, channel, enquiry_id, next_at, created_at, recipient)
       SELECT ?1, ?2, id, iif(?8 IS NULL, ?3, ${NEXT_SEND_TIME_EXPRESSION}), ?4, ?8 FROM enquiry
       WHERE id = ?5
         AND NOT EXISTS (SELECT 1 FROM outbox WHERE enquiry_id = ?5 AND channel = ?2)
         AND NOT EXISTS (SELECT 1 FROM json_each(reasons) WHERE value = ?7)
         AND NOT EXISTS (
           SELECT 1 FROM outbox
           WHERE recipient = ?8 AND channel = ?2 AND (created_at > ?6 OR state = 'waiting'))`,
    )
    .bind(
      `msg_${crypto.randomUUID()}`,
      channel,
      now.getTime(),
      now.toISOString(),
      enquiryId,
      timestampBefore(now, DAY_MS),
      unless ?? null,
      recipient ?? null,
    )
}

/** The notification of an enquiry or a subscription through one channel. */
export type Delivery = {
  channel: string
  /** The version of the enquiry after the reply that it delivers. */
  reply?: number
  /** Only a reply is `sending`. */
  state: 'waiting' | 'sending' | 'delivered' | 'dead'
  attempts: number
  error: string | null
  nextAt: string | null
  deliveredAt: string | null
}

/** A column `deliveries` with the notifications that meet a condition, as JSON of `Delivery[]`. */
export function deliveriesColumn(condition: string): string {
  return `(
    SELECT json_group_array(json_patch(json_object(
      'channel', channel, 'state', iif(${beingSentCondition()}, 'sending', state), 'attempts', attempts, 'error', error,
      'nextAt', iif(state = 'waiting', strftime('%FT%TZ', next_at / 1000, 'unixepoch'), NULL),
      'deliveredAt', delivered_at), json_object('reply', event_seq)))
    FROM outbox WHERE ${condition}
  ) AS deliveries`
}

/**
 * Claims up to one batch of due notifications, the oldest first; no two callers get the same. Each is recorded as a
 * failed attempt, which stays if this Worker dies: counted, due again after its wait (up to a tenth longer, so that a
 * recovered receiver does not get all at once), a dead letter after the last. A reply is a dead letter at once,
 * because a customer must not get it twice; `failedUpdate` corrects that after a clear refusal.
 */
export async function claimDue(db: D1Database, now: number): Promise<Due[]> {
  const waits = RETRY_WAITS.map((wait) => Math.round(wait * (1 + Math.random() / 10)))
  const { results } = await db
    .prepare(
      `UPDATE outbox
       SET attempts = attempts + 1,
           next_at = ?1 + ifnull((SELECT value FROM json_each(?3) WHERE key = attempts), 0),
           state = iif(attempts + 1 < ?4 AND event_seq IS NULL, 'waiting', 'dead'),
           error = CASE
             WHEN event_seq IS NOT NULL THEN '${INTERRUPTED}'
             WHEN attempts > 0 THEN ifnull(error, 'The attempt was interrupted.') END
       WHERE id IN (
         SELECT id FROM outbox WHERE state = 'waiting' AND next_at <= ?1 ORDER BY next_at LIMIT ?2
       )
       RETURNING id, channel, enquiry_id AS enquiryId, subscription_id AS subscriptionId,
         article_url AS articleUrl, event_seq AS eventSeq, received_seq AS receivedSeq,
         (SELECT owner FROM enquiry
          WHERE id = enquiry_id AND (channel <> 'due' OR due_at <= ?5)) AS owner, attempts`,
    )
    .bind(now, BATCH_SIZE, JSON.stringify(waits), MAX_ATTEMPTS, new Date(now).toISOString())
    .all<Due>()
  return results
}

/** The statement that marks a notification as delivered. */
export function deliveredUpdate(db: D1Database, id: string, now: number): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE outbox SET state = 'delivered', error = NULL, delivered_at = ?2
       WHERE id = ?1`,
    )
    .bind(id, new Date(now).toISOString())
}

/** The statement that removes a notification. */
export function outboxDelete(db: D1Database, id: string): D1PreparedStatement {
  return db.prepare('DELETE FROM outbox WHERE id = ?1').bind(id)
}

/**
 * The statement that records the reason of a failed attempt; a final failure is the last attempt, and so is, for
 * a reply, one that is not certain. It does not change a notification that was delivered, claimed or queued again since.
 */
export function failedUpdate(
  db: D1Database,
  { id, attempts }: Pick<Due, 'id' | 'attempts'>,
  { error, final, isCertain }: DeliveryFailure,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE outbox SET error = ?3, state = CASE
         WHEN ?4 THEN 'dead'
         WHEN event_seq IS NOT NULL THEN iif(?5 AND attempts < ?6, 'waiting', 'dead')
         ELSE state END
       WHERE id = ?1 AND attempts = ?2 AND state <> 'delivered'`,
    )
    .bind(id, attempts, error, Number(final), Number(isCertain), MAX_ATTEMPTS)
}
