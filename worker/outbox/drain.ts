import { waitAfter } from './backoff.ts'
import { deliveryProblem } from './delivery-error.ts'
import { claimDue, type Due, markDelivered, markFailed } from './store.ts'

/** A request on the free plan may make 50 others; each notification is up to two. */
export const BATCH = 20

/** The time `deliver` has at most; nothing is sent twice but after a crash. */
export const LEASE_MS = 30_000

/**
 * Hands what is due at `now` to `deliver`, up to one batch, and notes how each went: delivered, due
 * again later, or, after the last try or a final refusal, a dead letter. Run any number at once: no two
 * get the same notification. Resolves to how many it took; rejects only when the storage fails, and
 * then what it took is due again after the lease.
 */
export async function drainOutbox(
  db: D1Database,
  deliver: (due: Due) => Promise<void>,
  now: number,
): Promise<number> {
  const due = await claimDue(db, { now, limit: BATCH, leaseMs: LEASE_MS })
  if (due.length === 0) return 0
  const outcomes = due.map(async (notification) => {
    const { id, tries } = notification
    try {
      await deliver(notification)
      return markDelivered(db, id, now)
    } catch (cause) {
      const { error, final } = deliveryProblem(cause)
      const wait = final ? undefined : waitAfter(tries + 1)
      return markFailed(db, id, { error, nextAt: wait === undefined ? null : now + wait })
    }
  })
  await db.batch(await Promise.all(outcomes))
  return due.length
}
