import { DAY_MS, timestampBefore } from '../time.ts'
import { SUPPRESSED_RECIPIENT } from './delivery-error.ts'

/** The maximum of waiting notifications, and of given up ones, to read. */
export const MAX_FAILURES_READ = 1000

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

/** How long a notification that was given up is reported. */
const REPORTED_MS = 7 * DAY_MS

/** Given up: no reply, which has its own notice, and no mail to a stranger that came back or had a wrong address. */
const GIVEN_UP = `state = 'dead' AND event_seq IS NULL AND (recipient IS NULL
  OR delivered_at IS NULL AND instr(ifnull(error, ''), '${SUPPRESSED_RECIPIENT}') = 0)`

/** Waiting after three failures, of which one or two may be brief; the condition of the index outbox_failing, too. */
const FAILING_SQL = `state = 'waiting' AND attempts >= 3 AND event_seq IS NULL`

/**
 * The channels with notifications that failed three times, or were given up in the last week before `now`. Through their
 * indexes, it reads the next 1,000 of the former and the last 1,000 of the latter.
 */
export async function listFailingChannels(db: D1Database, now: number): Promise<ChannelFailures[]> {
  const columns = 'channel, state, attempts, error, next_at'
  const { results } = await db
    .prepare(
      `SELECT channel, sum(attempts) AS failures, sum(state = 'waiting') AS waiting,
         sum(state = 'dead') AS givenUp, error, max(next_at) AS latest
       FROM (
         SELECT ${columns} FROM (
           SELECT ${columns} FROM outbox WHERE ${FAILING_SQL}
           ORDER BY next_at LIMIT ?1)
         UNION ALL
         SELECT ${columns} FROM (
           SELECT ${columns} FROM outbox WHERE ${GIVEN_UP} AND created_at > ?2
           ORDER BY created_at DESC LIMIT ?1)
       )
       GROUP BY channel ORDER BY channel`,
    )
    .bind(MAX_FAILURES_READ, timestampBefore(now, REPORTED_MS))
    .all<ChannelFailures & { latest: number }>()
  return results.map(({ latest, ...problem }) => problem)
}
