import { nanoid } from 'nanoid'
import { orUnavailableSoon } from '../db/or-unavailable.ts'

/** 144 bits of chance: nobody guesses the links of another. */
const SECRET_LENGTH = 24

export type SubscriptionState = 'pending' | 'confirmed' | 'unsubscribed'

/** An address that subscribed. `id` is the secret of the links in its e-mails. */
export type Subscriber = { id: string; email: string; state: SubscriptionState }

/**
 * Keeps the address as pending, once, whatever its case; when this resolves it is durable. An
 * address that unsubscribed becomes pending again, any other stays as it is: nothing tells which.
 * An address that is pending is asked to confirm through `channels`, at most once a day, so that
 * nobody can fill a stranger's mailbox. Throws a 503 when storage fails.
 */
export async function createSubscription(
  db: D1Database,
  email: string,
  { channels }: { channels: string[] },
): Promise<void> {
  const now = new Date()
  const aDayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000)
  await orUnavailableSoon(() =>
    db.batch([
      db
        .prepare(
          `INSERT INTO subscription (id, email, created_at, state_at)
           VALUES (?1, ?2, ?3, ?3)
           ON CONFLICT (email) DO UPDATE SET state = 'pending', state_at = ?3
           WHERE state = 'unsubscribed'`,
        )
        .bind(nanoid(SECRET_LENGTH), email, now.toISOString()),
      ...channels.map((channel) => questionInsert(db, channel, { email, now, since: aDayAgo })),
    ]),
  )
}

/** The subscriptions with these ids, but for those that are gone. Rejects when storage fails. */
export async function findSubscriptions(db: D1Database, ids: string[]): Promise<Subscriber[]> {
  const { results } = await db
    .prepare(
      `SELECT id, email, state FROM subscription WHERE id IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(ids))
    .all<Subscriber>()
  return results
}

/** The state of the subscription with this secret id; null when there is none. Throws a 503. */
export function subscriptionState(db: D1Database, id: string): Promise<SubscriptionState | null> {
  return orUnavailableSoon(() =>
    db
      .prepare('SELECT state FROM subscription WHERE id = ?1')
      .bind(id)
      .first<SubscriptionState>('state'),
  )
}

/**
 * Moves the subscription with this secret id to another state; false when there is none. Confirming
 * what was unsubscribed is refused by the same false: only subscribing again brings it back.
 * Throws a 503 when storage fails.
 */
export function changeSubscription(
  db: D1Database,
  id: string,
  state: 'confirmed' | 'unsubscribed',
): Promise<boolean> {
  return orUnavailableSoon(async () => {
    const changed = await db
      .prepare(
        `UPDATE subscription
         SET state_at = iif(state = ?2, state_at, ?3), state = ?2
         WHERE id = ?1 AND (?2 = 'unsubscribed' OR state <> 'unsubscribed')
         RETURNING id`,
      )
      .bind(id, state, new Date().toISOString())
      .first()
    return changed !== null
  })
}

function questionInsert(
  db: D1Database,
  channel: string,
  { email, now, since }: { email: string; now: Date; since: Date },
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO outbox (id, channel, subscription_id, next_at, created_at)
       SELECT ?1, ?2, id, ?3, ?4
       FROM subscription
       WHERE email = ?5 AND state = 'pending'
         AND NOT EXISTS (
           SELECT 1 FROM outbox
           WHERE subscription_id = subscription.id AND channel = ?2 AND created_at > ?6
         )`,
    )
    .bind(
      `msg_${crypto.randomUUID()}`,
      channel,
      now.getTime(),
      now.toISOString(),
      email,
      since.toISOString(),
    )
}
