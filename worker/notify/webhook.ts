import { Webhook } from 'standardwebhooks'
import { type EnquiryRecord, toApiEnquiry } from '../enquiry/enquiry-record.ts'
import type { Env } from '../env.ts'
import { DeliveryError } from '../outbox/delivery-error.ts'
import type { ReceivedReply } from '../replies/received-mail.ts'
import { getConfiguration } from '../secrets-and-variables.ts'
import { absoluteEnquiryUrl, type Notification } from './notification.ts'

/** Statuses that no retry can change: the address or the secret is wrong. */
const FINAL_STATUSES = [401, 403, 404, 410]

/** The body of a notification in the format of Standard Webhooks. */
type WebhookEvent = { type: string; timestamp: string; data: object }

/** Posts an enquiry to WEBHOOK_URL. */
export const enquiryWebhook = webhookChannel((about: EnquiryRecord) => {
  const { statusAt, ...data } = toApiEnquiry(about)
  return { type: 'enquiry.created', timestamp: about.createdAt, data }
})

/** Posts a mail that came in to WEBHOOK_URL. */
export const receivedMailWebhook = webhookChannel(
  ({ id, reference, name, email, status, received }: ReceivedReply) => {
    const { at, from, dmarc = null, text, quoted = '', cut = false, attachments = [] } = received
    const data = { id, reference, name, email, status, from, dmarc, text, quoted, cut, attachments }
    return { type: 'reply.received', timestamp: at, data }
  },
)

/**
 * The channel that posts signed events to WEBHOOK_URL, each with the address of its enquiry's page, where it is known.
 * The header `webhook-id` is the same in all attempts. `send` rejects unless a 2xx comes in time, with a final error
 * when no retry can help; redirects are not followed.
 */
function webhookChannel<About extends { id: string }>(toEvent: (about: About) => WebhookEvent) {
  return {
    isConfigured: (env: Env): boolean => getConfiguration(env).webhook !== undefined,
    send: async (env: Env, { id, about, now, signal }: Notification<About>): Promise<void> => {
      const { webhook, origin, mistakes } = getConfiguration(env)
      if (!webhook) {
        const mistake = mistakes.find(({ names }) => names.join().startsWith('WEBHOOK_'))
        throw new DeliveryError(mistake?.message ?? 'WEBHOOK_URL is not set.')
      }
      const { data, ...head } = toEvent(about)
      const body = JSON.stringify({
        ...head,
        data: { ...data, url: absoluteEnquiryUrl(origin, about.id) },
      })
      const response = await fetch(webhook.url, {
        method: 'POST',
        redirect: 'manual',
        signal,
        headers: {
          'Content-Type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(now / 1000)),
          'webhook-signature': new Webhook(webhook.secret).sign(id, new Date(now), body),
        },
        body,
      })
      await response.body?.cancel()
      if (response.ok) return
      const final = FINAL_STATUSES.includes(response.status)
      throw new DeliveryError(`The receiver answered ${response.status}.`, { final })
    },
  }
}
