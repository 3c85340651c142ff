import { Webhook } from 'standardwebhooks'
import { configurationOf } from '../configuration.ts'
import { type ContactRecord, toJson } from '../contact/record.ts'
import type { Env } from '../env.ts'
import { DeliveryError } from '../outbox/delivery-error.ts'
import { loadLabels } from '../texts/load-texts.ts'
import { inboxUrl } from './inbox-url.ts'
import type { Notification } from './notification.ts'
import { slackText } from './slack-text.ts'

/** Statuses that no retry can change: the address or the secret is wrong. */
const NEVER = [401, 403, 404, 410]

/** Needs an address and a signing secret; Slack's format needs no secret. */
export function isConfigured(env: Env): boolean {
  return configurationOf(env).webhook !== undefined
}

/**
 * Posts an enquiry to WEBHOOK_URL, in Slack's format or, signed, in that of Standard Webhooks
 * (standardwebhooks.com): the header `webhook-id` is the same in all attempts; the signature is new.
 * Rejects unless a 2xx comes in time, with a final error when no retry can help; redirects are not followed.
 */
export async function send(
  env: Env,
  { id, about, now, signal }: Notification<ContactRecord>,
): Promise<void> {
  const { webhook, origin, mistakes } = configurationOf(env)
  if (!webhook) {
    const mistake = mistakes.find(({ names }) => names.join().startsWith('WEBHOOK_'))
    throw new DeliveryError(mistake?.message ?? 'WEBHOOK_URL is not set.')
  }

  const url = inboxUrl(origin, about.id)
  const isSlack = webhook.secret === ''
  const body = JSON.stringify(
    isSlack
      ? { text: slackText(about, { form: await loadLabels(env), url }) }
      : payload(about, url),
  )
  const response = await fetch(webhook.url, {
    method: 'POST',
    redirect: 'manual',
    signal,
    headers: {
      'Content-Type': 'application/json',
      ...(!isSlack && signatureHeaders(webhook.secret, { id, body, sentAt: new Date(now) })),
    },
    body,
  })
  await response.body?.cancel()
  if (response.ok) return
  const final = NEVER.includes(response.status)
  throw new DeliveryError(`The receiver answered ${response.status}.`, { final })
}

function payload(about: ContactRecord, url: string | undefined) {
  const { statusAt, ...data } = toJson(about)
  return { type: 'enquiry.created', timestamp: about.createdAt, data: { ...data, url } }
}

function signatureHeaders(
  secret: string,
  { id, body, sentAt }: { id: string; body: string; sentAt: Date },
) {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, sentAt, body),
  }
}
