import { Webhook } from 'standardwebhooks'
import type { ContactRecord } from '../contact/record.ts'
import type { Env } from '../env.ts'
import { DeliveryError } from '../outbox/delivery-error.ts'
import { inboxUrl } from './inbox-url.ts'
import type { Notification } from './notification.ts'
import { slackText } from './slack-text.ts'

/** Answers that stay the same however often one asks: the address or the secret is another. */
const NEVER = [401, 403, 404, 410]

/** 24 to 64 bytes in base64, as Standard Webhooks wants a secret. */
const SECRET =
  /^whsec_(?=.{32,88}$)(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}(?:==)?|[A-Za-z\d+/]{3}=?)?$/

/** An enquiry travels to this address: with TLS, except to the same machine. */
function isSafe(address: string): boolean {
  const { protocol, hostname } = URL.parse(address) ?? {}
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1'
  return protocol === 'https:' || (protocol === 'http:' && isHere)
}

/** It takes an address, and the secret that signs unless the format is Slack's, which has none. */
export function isConfigured(env: Env): boolean {
  return Boolean(env.WEBHOOK_URL) && problem(env) === undefined
}

/** What is wrong with the settings, as a sentence for the operator that holds no secret. */
export function problem(env: Env): string | undefined {
  const { WEBHOOK_URL, WEBHOOK_SECRET = '', WEBHOOK_FORMAT } = env
  if (!WEBHOOK_URL) return undefined
  if (!isSafe(WEBHOOK_URL)) {
    return 'WEBHOOK_URL has to be an address such as https://crm.example/hooks/lumenfold.'
  }
  if (WEBHOOK_FORMAT === 'slack') return undefined
  if (WEBHOOK_FORMAT) return 'WEBHOOK_FORMAT has to be slack, or not set.'
  if (SECRET.test(WEBHOOK_SECRET)) return undefined
  return 'WEBHOOK_SECRET has to be whsec_ and 24 to 64 bytes in base64, the same as the receiver has.'
}

/**
 * Posts an enquiry to WEBHOOK_URL, in Slack's format or, signed, as Standard Webhooks says
 * (standardwebhooks.com): the header `webhook-id` is the same over all tries; the signature is fresh.
 * Rejects unless the answer is a 2xx in time, for good when no other can come; redirects are not
 * followed.
 */
export async function send(
  env: Env,
  { id, about, now, timeoutMs }: Notification<ContactRecord>,
): Promise<void> {
  const { WEBHOOK_URL, WEBHOOK_SECRET = '', WEBHOOK_FORMAT } = env
  const mistake = problem(env)
  if (!WEBHOOK_URL || mistake) throw new DeliveryError(mistake ?? 'WEBHOOK_URL is not set.')

  const isSlack = WEBHOOK_FORMAT === 'slack'
  const url = inboxUrl(env, about.id)
  const body = JSON.stringify(isSlack ? { text: slackText(about, url) } : payload(about, url))
  const response = await fetch(WEBHOOK_URL, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'Content-Type': 'application/json',
      ...(!isSlack && signatureHeaders(WEBHOOK_SECRET, { id, body, sentAt: new Date(now) })),
    },
    body,
  })
  await response.body?.cancel()
  if (response.ok) return
  const final = NEVER.includes(response.status)
  throw new DeliveryError(`The receiver answered ${response.status}.`, { final })
}

function payload({ statusAt, ...about }: ContactRecord, url: string | undefined) {
  return { type: 'enquiry.created', timestamp: about.createdAt, data: { ...about, url } }
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
