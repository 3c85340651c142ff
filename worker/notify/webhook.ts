import { Webhook } from 'standardwebhooks'
import type { ContactRecord } from '../contact/record.ts'
import type { Env } from '../env.ts'
import { DeliveryError } from './delivery-error.ts'

/** A receiver that takes longer counts as away (Standard Webhooks advises 15 to 30 s at most). */
export const WEBHOOK_TIMEOUT_MS = 15_000

/**
 * Posts an enquiry to WEBHOOK_URL as Standard Webhooks says (standardwebhooks.com): the header
 * `webhook-id` is the same over all tries, so a receiver can tell a repeat; the signature is fresh.
 * Rejects unless the answer is a 2xx in time; redirects are not followed.
 */
export async function sendWebhook(
  { WEBHOOK_URL, WEBHOOK_SECRET }: Env,
  {
    id,
    contact,
    now,
    timeoutMs,
  }: { id: string; contact: ContactRecord; now: number; timeoutMs: number },
): Promise<void> {
  if (!WEBHOOK_URL || !WEBHOOK_SECRET) {
    throw new DeliveryError('WEBHOOK_URL or WEBHOOK_SECRET is not set.')
  }
  const { note, statusAt, ...told } = contact
  const body = JSON.stringify({
    type: 'enquiry.created',
    timestamp: contact.createdAt,
    data: told,
  })
  const sentAt = new Date(now)
  const response = await fetch(WEBHOOK_URL, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': new Webhook(WEBHOOK_SECRET).sign(id, sentAt, body),
    },
    body,
  })
  await response.body?.cancel()
  if (!response.ok) throw new DeliveryError(`The receiver answered ${response.status}.`)
}
