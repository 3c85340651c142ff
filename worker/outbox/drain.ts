import type { Context } from 'hono'
import { findContactRecord } from '../contact/record.ts'
import type { AppEnv, Env } from '../env.ts'
import { toApiError } from '../http/errors.ts'
import { sendConfirmation } from '../notify/confirmation.ts'
import { deliveryProblem } from '../notify/delivery-error.ts'
import { sendEmail } from '../notify/email.ts'
import { sendWebhook, WEBHOOK_TIMEOUT_MS } from '../notify/webhook.ts'
import { findSubscription } from '../subscribe/store.ts'
import { waitAfter } from './backoff.ts'
import { claimDue, type Due, markDelivered, markFailed } from './store.ts'

/** A request on the free plan may make 50 others; each notification is up to two. */
const BATCH = 20
/** Longer than any delivery takes, so that nothing is sent twice but after a crash. */
const LEASE_MS = 2 * WEBHOOK_TIMEOUT_MS

/**
 * Sends what is due, up to one batch, and notes how each went: delivered, due again later, or given
 * up after the last try. Run any number at once: no two get the same notification. Resolves to how many
 * it took; rejects only when the storage fails, and then what it took is due again after the lease.
 */
export async function drainOutbox(
  env: Env,
  { now = Date.now(), timeoutMs = WEBHOOK_TIMEOUT_MS } = {},
): Promise<number> {
  const due = await claimDue(env.DB, { now, limit: BATCH, leaseMs: LEASE_MS })
  if (due.length === 0) return 0
  const outcomes = await Promise.all(
    due.map((notification) => attempt(env, notification, { now, timeoutMs })),
  )
  await env.DB.batch(outcomes)
  return due.length
}

/** Sends what is due as soon as the answer is out. What fails then, the cron trigger takes up. */
export function drainSoon(c: Pick<Context<AppEnv>, 'env' | 'executionCtx' | 'var'>): void {
  const drained = drainOutbox(c.env).catch((error: Error) => void toApiError(error, c))
  c.executionCtx.waitUntil(drained)
}

type Terms = { now: number; timeoutMs: number }

async function attempt(env: Env, due: Due, terms: Terms): Promise<D1PreparedStatement> {
  try {
    await deliver(env, due, terms)
    return markDelivered(env.DB, due.id, terms.now)
  } catch (cause) {
    const wait = waitAfter(due.tries + 1)
    return markFailed(env.DB, due.id, {
      error: deliveryProblem(cause),
      nextAt: wait === undefined ? null : terms.now + wait,
    })
  }
}

async function deliver(env: Env, due: Due, terms: Terms): Promise<void> {
  if (due.subscriptionId !== null) {
    const subscription = await findSubscription(env.DB, due.subscriptionId)
    // Confirmed or gone meanwhile: there is nothing to ask.
    if (subscription?.state === 'pending') await sendConfirmation(env, subscription)
    return
  }
  const contact = due.contactId && (await findContactRecord(env.DB, due.contactId))
  if (!contact) return
  if (due.channel === 'webhook') await sendWebhook(env, { id: due.id, contact, ...terms })
  else await sendEmail(env, { id: due.id, contact })
}
