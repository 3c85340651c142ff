import { Webhook } from 'standardwebhooks'
import type { ContactRecord } from '../contact/record.ts'
import type { Env } from '../env.ts'
import { DeliveryError } from '../outbox/delivery-error.ts'
import type { Notification } from './notification.ts'

/** It takes an address and the secret that signs. */
export function isConfigured({ WEBHOOK_URL, WEBHOOK_SECRET }: Env): boolean {
  return Boolean(WEBHOOK_URL && WEBHOOK_SECRET)
}

/**
 * Posts an enquiry to WEBHOOK_URL as Standard Webhooks says (standardwebhooks.com): the header
 * `webhook-id` is the same over all tries; the signature is fresh. Rejects unless the answer is a 2xx
 * in time; redirects are not followed.
 */
export async function send(
  { WEBHOOK_URL, WEBHOOK_SECRET }: Env,
  { id, about, now, timeoutMs }: Notification<ContactRecord>,
): Promise<void> {
  if (!WEBHOOK_URL || !WEBHOOK_SECRET) {
    throw new DeliveryError('WEBHOOK_URL or WEBHOOK_SECRET is not set.')
  }
  const { statusAt, ...told } = about
  const body = JSON.stringify({
    type: 'enquiry.created',
    timestamp: about.createdAt,
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
