import type { Actor } from '../db/audit.ts'
import { SUPPRESSED } from './delivery-error.ts'
import { BATCH_SIZE } from './send-batch.ts'

/** The maximum of waiting notifications, and of given up ones, to read. */
export const PROBLEMS_READ = 1000

export type ChannelFailures = {
  channel: string
  /** The failed attempts of these notifications. */
  failures: number
  /** Notifications that failed three times and are waiting, and those that were given up. */
  waiting: number
  givenUp: number
  /** The reason of the latest failure. */
  error: string | null
}

/**
 * Those that were given up, and can be sent again: no reply, which may have arrived, and no mail to a stranger that
 * came back, or whose address is known to be wrong.
 */
const GIVEN_UP = `state = 'dead' AND event_seq IS NULL AND (recipient IS NULL
  OR delivered_at IS NULL AND instr(ifnull(error, ''), '${SUPPRESSED}') = 0)`

/**
 * Those that failed three times and are waiting; one or two failures may be brief: the third comes three minutes
 * after the first. The index outbox_failing has the same condition.
 */
const FAILING = `state = 'waiting' AND tries >= 3 AND event_seq IS NULL`

/**
 * The channels with notifications that failed three times or were given up (`GIVEN_UP`). Through their indexes, it
 * reads the next 1,000 of the former and the last 1,000 of the latter.
 */
export async function listDeliveryProblems(db: D1Database): Promise<ChannelFailures[]> {
  const columns = 'channel, state, tries, error, next_at, contact_id'
  const { results } = await db
    .prepare(
      `SELECT channel, sum(tries) AS failures, sum(state = 'waiting') AS waiting,
         sum(state = 'dead') AS givenUp, error, max(next_at) AS latest
       FROM (
         SELECT ${columns} FROM (
           SELECT ${columns} FROM outbox WHERE ${FAILING}
           ORDER BY next_at LIMIT ?1)
         UNION ALL
         SELECT ${columns} FROM (
           SELECT ${columns} FROM outbox WHERE ${GIVEN_UP}
           ORDER BY created_at DESC LIMIT ?1)
       )
       GROUP BY channel ORDER BY channel`,
    )
    .bind(PROBLEMS_READ)
    .all<ChannelFailures & { latest: number }>()
  return results.map(({ latest, ...problem }) => problem)
}

/** 30 a minute: a run sends up to 40, which leaves room for notifications of new enquiries. */
const SPACING_MS = 2000

/** The same notifications as `listDeliveryProblems`, without its limit. */
const FAILED = `(
  SELECT id, contact_id, created_at FROM outbox WHERE ${GIVEN_UP}
  UNION ALL
  SELECT id, contact_id, created_at FROM outbox WHERE ${FAILING})`

/**
 * Queues these notifications again, with all attempts: one batch at once and the rest spaced, with an event for
 * each enquiry and one audit entry. Resolves to their number, and to the number of that entry unless there are
 * none; rejects when storage fails, and then queues none.
 */
export async function sendFailedAgain(
  db: D1Database,
  { actor, now }: { actor: Actor; now: Date },
): Promise<{ count: number; change: number | undefined }> {
  const by = [now.toISOString(), actor.name, Number(actor.verified)]
  const [, , audited, sent] = await db.batch<{ seq: number }>([
    // Without the +, it would read every notification by its enquiry.
    db
      .prepare(
        `INSERT INTO event (contact_id, at, actor, verified, action)
         SELECT DISTINCT contact_id, ?1, ?2, ?3, 'resend' FROM ${FAILED}
         WHERE +contact_id IS NOT NULL`,
      )
      .bind(...by),
    // A colleague who saw an enquiry before this event saw an older version of it.
    db.prepare(
      `UPDATE contact SET version = (SELECT max(seq) FROM event WHERE contact_id = contact.id)
       WHERE id IN (SELECT contact_id FROM ${FAILED})`,
    ),
    db
      .prepare(
        `INSERT INTO audit (at, actor, verified, action, count)
         SELECT ?1, ?2, ?3, 'resend', count(*) FROM ${FAILED}
         HAVING count(*) > 0
         RETURNING seq`,
      )
      .bind(...by),
    db
      .prepare(
        `UPDATE outbox SET state = 'waiting', tries = 0, error = NULL,
           next_at = ?1 + max(0, place - ?2) * ?3
         FROM (SELECT id, row_number() OVER (ORDER BY created_at) AS place FROM ${FAILED}) AS failed
         WHERE outbox.id = failed.id`,
      )
      .bind(now.getTime(), BATCH_SIZE, SPACING_MS),
  ])
  return { count: sent?.meta.changes ?? 0, change: audited?.results[0]?.seq }
}
