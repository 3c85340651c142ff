import { nanoid } from 'nanoid'
import type { Actor } from '../db/audit.ts'
import { canonicalMailbox, NEXT_SEND_TIME_EXPRESSION } from '../outbox/mail-budget.ts'
import { DAY_MS, timestampBefore } from '../time.ts'

/** An unsubscribed mailbox gets at most one confirmation email in this time, even if it is entered again. */
const QUIET_MS = 30 * DAY_MS

/** 144 random bits: nobody can guess the links of a subscriber. */
const SECRET_LENGTH = 24

export type SubscriptionState = 'pending' | 'confirmed' | 'unsubscribed'

/** An address that subscribed. `id` is the secret of the links in its emails, `language` the BCP 47 tag of theirs. */
export type Subscriber = {
  id: string
  email: string
  state: SubscriptionState
  language: string
}

/**
 * Stores the address as pending, once, ignoring its case; when this resolves, it is durable. A confirmed one is
 * unchanged; the result does not reveal it. A pending one gets a confirmation email through `channels`, but at most
 * once a day, and once in 30 days after it unsubscribed. Without channels its confirmation is missed (missed-confirmations.ts).
 */
export async function createSubscription(
  db: D1Database,
  email: string,
  { channels, language }: { channels: string[]; language: string },
): Promise<void> {
  const now = new Date()
  await db.batch([
    db
      .prepare(
        `INSERT INTO subscription (id, email, created_at, state_at, language, confirmation_missed)
           VALUES (?1, ?2, ?3, ?3, ?4, ?5)
           ON CONFLICT (email) DO UPDATE
           SET confirmation_missed = iif(state = 'unsubscribed', ?5, min(confirmation_missed, ?5)),
               state = 'pending', state_at = ?3, language = ?4
           WHERE state <> 'confirmed'`,
      )
      .bind(nanoid(SECRET_LENGTH), email, now.toISOString(), language, Number(!channels.length)),
    ...channels.map((channel) => confirmationInsert(db, channel, { email, now })),
  ])
}

/** The subscriptions with these ids, by them, without deleted ones. */
export async function findSubscriptions(
  db: D1Database,
  ids: string[],
): Promise<Map<string, Subscriber>> {
  const { results } = await db
    .prepare(
      `SELECT id, email, state, language FROM subscription WHERE id IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(ids))
    .all<Subscriber>()
  return new Map(results.map((each) => [each.id, each]))
}

/** The state of the subscription with this secret id; null when there is none. */
export function findState(db: D1Database, id: string): Promise<SubscriptionState | null> {
  return db
    .prepare('SELECT state FROM subscription WHERE id = ?1')
    .bind(id)
    .first<SubscriptionState>('state')
}

/**
 * Moves the subscription with this secret id to another state. Resolves to false when there is none, and
 * also on confirming an unsubscribed one: only a new subscription brings it back.
 */
export async function changeSubscription(
  db: D1Database,
  id: string,
  state: 'confirmed' | 'unsubscribed',
): Promise<boolean> {
  const changed = await db
    .prepare(
      `UPDATE subscription
       SET state_at = iif(state = ?2, state_at, ?3), state = ?2, confirmation_missed = 0,
           left_at = iif(?2 = 'unsubscribed', ifnull(left_at, ?3), NULL)
       WHERE id = ?1 AND (?2 = 'unsubscribed' OR state <> 'unsubscribed')
       RETURNING id`,
    )
    .bind(id, state, new Date().toISOString())
    .first()
  return changed !== null
}

/**
 * An unsubscribed mailbox is recognized by its earlier confirmation emails, in any spelling of its address.
 * A confirmation clears the time of the unsubscription, so that subscribers can return and leave again.
 */
const LEFT_AT = `(
  SELECT min(left_at) FROM outbox JOIN subscription AS asked ON asked.id = outbox.subscription_id
  WHERE outbox.recipient = ?6 AND asked.left_at IS NOT NULL)`

/**
 * The statement that queues a confirmation email to a pending address, within the budget of the channel. It
 * does nothing if one of its mailbox waits or came too recently (`createSubscription`).
 */
export function confirmationInsert(
  db: D1Database,
  channel: string,
  { email, now }: { email: string; now: Date },
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO outbox (id, channel, subscription_id, next_at, created_at, recipient)
       SELECT ?1, ?2, id, ${NEXT_SEND_TIME_EXPRESSION}, ?4, ?6
       FROM subscription
       WHERE email = ?5 AND state = 'pending'
         AND NOT EXISTS (
           SELECT 1 FROM outbox
           WHERE recipient = ?6 AND channel = ?2 AND (state = 'waiting'
             OR created_at > ifnull(min(?7, max(?8, ${LEFT_AT})), ?7))
         )`,
    )
    .bind(
      `msg_${crypto.randomUUID()}`,
      channel,
      now.getTime(),
      now.toISOString(),
      email,
      canonicalMailbox(email),
      timestampBefore(now, DAY_MS),
      timestampBefore(now, QUIET_MS),
    )
}

const PAGE_ROWS = 1000

/** An address that confirmed, since when (ISO 8601, UTC), and the BCP 47 tag of its language. */
type ConfirmedSubscriber = { email: string; since: string; language: string }

/** The addresses that are confirmed, page by page, the latest confirmation first; without the secret of their links. */
export async function* iterateConfirmed(db: D1Database): AsyncGenerator<ConfirmedSubscriber[]> {
  let last = { seq: 0, since: '~' }
  for (;;) {
    const { results } = await db
      .prepare(
        `SELECT seq, email, state_at AS since, language FROM subscription
         WHERE state = 'confirmed' AND state_at <= ?2 AND (state_at, seq) < (?2, ?1)
         ORDER BY state_at DESC, seq DESC LIMIT ?3`,
      )
      .bind(last.seq, last.since, PAGE_ROWS)
      .all<ConfirmedSubscriber & { seq: number }>()
    yield results
    const end = results.at(-1)
    if (!end || results.length < PAGE_ROWS) return
    last = end
  }
}

/** The number of addresses that are confirmed; it reads each of them. */
export async function countConfirmed(db: D1Database): Promise<number> {
  const confirmed = "SELECT count(*) AS count FROM subscription WHERE state = 'confirmed'"
  return (await db.prepare(confirmed).first<number>('count')) ?? 0
}

/**
 * Unsubscribes an address, ignoring its case, whether it has confirmed or not, with an audit entry. Resolves to false
 * when it has no subscription; an unsubscribed one stays as it is. When storage fails, nothing is changed.
 */
export async function unsubscribe(db: D1Database, email: string, actor: Actor): Promise<boolean> {
  const subscribed = "FROM subscription WHERE email = ?1 AND state <> 'unsubscribed'"
  const now = new Date().toISOString()
  const [, , known] = await db.batch([
    db
      .prepare(
        `INSERT INTO audit (at, actor, verified, action, count)
         SELECT ?2, ?3, ?4, 'unsubscribe', 1 ${subscribed}`,
      )
      .bind(email, now, actor.name, Number(actor.verified)),
    db
      .prepare(
        `UPDATE subscription
         SET state = 'unsubscribed', state_at = ?2, left_at = ifnull(left_at, ?2), confirmation_missed = 0
         WHERE email = ?1 AND state <> 'unsubscribed'`,
      )
      .bind(email, now),
    db.prepare('SELECT 1 FROM subscription WHERE email = ?1').bind(email),
  ])
  return known?.results.length === 1
}
