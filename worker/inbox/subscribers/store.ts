import { orUnavailable } from '#worker/db/or-unavailable.ts'
import type { SubscriptionState } from '#worker/subscribe/store.ts'
import { cutPage } from '../page/cursor.ts'

/**
 * An address that confirmed, since when (ISO 8601, UTC), and the BCP 47 tag of its language, null for the
 * first one of the site.
 */
export type ConfirmedSubscriber = { email: string; since: string; language: string | null }

/**
 * A page of the addresses that are confirmed, newest first; `next` is the `before` of the
 * following one. The secret of their links stays here. Throws a 503 when storage fails.
 */
export function listConfirmed(
  db: D1Database,
  { before = Number.MAX_SAFE_INTEGER, limit }: { before?: number | undefined; limit: number },
): Promise<{ subscribers: ConfirmedSubscriber[]; next: number | null }> {
  return orUnavailable(async () => {
    const { results } = await db
      .prepare(
        `SELECT seq, email, state_at AS since, language FROM subscription
         WHERE state = 'confirmed' AND seq < ?1
         ORDER BY seq DESC
         LIMIT ?2`,
      )
      .bind(before, limit + 1)
      .all<ConfirmedSubscriber & { seq: number }>()
    const { page, next } = cutPage(results, limit)
    return { subscribers: page.map(({ seq, ...subscriber }) => subscriber), next }
  })
}

/** How many addresses there are of each state. Throws a 503 when storage fails. */
export function countSubscribers(db: D1Database): Promise<Record<SubscriptionState, number>> {
  const count = (state: SubscriptionState) =>
    `(SELECT count(*) FROM subscription WHERE state = '${state}') AS ${state}`
  return orUnavailable(async () => {
    const counts = await db
      .prepare(`SELECT ${count('confirmed')}, ${count('pending')}, ${count('unsubscribed')}`)
      .first<Record<SubscriptionState, number>>()
    return counts ?? { confirmed: 0, pending: 0, unsubscribed: 0 }
  })
}
