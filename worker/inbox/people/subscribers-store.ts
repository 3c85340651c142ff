import type { Actor } from '#worker/db/audit.ts'
import type { SubscriptionState } from '#worker/subscribe/store.ts'
import { cutPage } from '../list/paging.tsx'

/**
 * An address that confirmed, since when (ISO 8601, UTC), and the BCP 47 tag of its language, null for the
 * first one of the site.
 */
type ConfirmedSubscriber = { email: string; since: string; language: string | null }

/** The cursor of the first page. */
const AFTER_ALL = `0.${Date.UTC(9999, 0)}`

/**
 * A page of the addresses that are confirmed, the latest confirmation first; `next` is the `before` of the
 * following one: the number of a row and its time. The secret of their links stays here.
 */
export async function listConfirmed(
  db: D1Database,
  { before = AFTER_ALL, limit }: { before?: string | undefined; limit: number },
): Promise<{ subscribers: ConfirmedSubscriber[]; next: string | null }> {
  const [place = 0, time = 0] = before.split('.').map(Number)
  const { results } = await db
    .prepare(
      `SELECT seq, email, state_at AS since, language FROM subscription
       WHERE state = 'confirmed' AND state_at <= ?2 AND (state_at, seq) < (?2, ?1)
       ORDER BY state_at DESC, seq DESC
       LIMIT ?3`,
    )
    .bind(place, new Date(time).toISOString(), limit + 1)
    .all<ConfirmedSubscriber & { seq: number }>()
  const { page, next } = cutPage(results, limit)
  const last = page.at(-1)
  return {
    subscribers: page.map(({ seq, ...subscriber }) => subscriber),
    next: next !== null && last ? `${next}.${Date.parse(last.since)}` : null,
  }
}

/** How many addresses there are of each state, from stored counts. */
export async function countSubscribers(db: D1Database): Promise<Record<SubscriptionState, number>> {
  const { results } = await db
    .prepare('SELECT state, total FROM subscription_count')
    .all<{ state: SubscriptionState; total: number }>()
  const totals = Object.fromEntries(results.map(({ state, total }) => [state, total]))
  return { confirmed: 0, pending: 0, unsubscribed: 0, ...totals }
}

/**
 * Unsubscribes an address, ignoring its case, whether it has confirmed or not, with an audit entry. Resolves
 * to false when it has no subscription; an unsubscribed one stays as it is. When storage fails,
 * nothing is changed.
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
         SET state = 'unsubscribed', state_at = ?2, left_at = ifnull(left_at, ?2), unasked = 0
         WHERE email = ?1 AND state <> 'unsubscribed'`,
      )
      .bind(email, now),
    db.prepare('SELECT 1 FROM subscription WHERE email = ?1').bind(email),
  ])
  return known?.results.length === 1
}
