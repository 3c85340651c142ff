import { Webhook } from 'standardwebhooks'
import { configurationOf } from '../configuration.ts'
import { type ContactRecord, toJson } from '../contact/record.ts'
import type { Env } from '../env.ts'
import { DeliveryError } from '../outbox/delivery-error.ts'
import type { Answer } from '../replies/find-received.ts'
import type { FormField } from '../shared/contact-form.ts'
import { loadLabels } from '../texts/load-texts.ts'
import { headline } from './headline.ts'
import { inboxUrl, type Notification } from './notification.ts'
import { quotedMail, quotedText } from './quoted-text.ts'
import { slackText } from './slack-text.ts'

/** Statuses that no retry can change: the address or the secret is wrong. */
const FINAL = [401, 403, 404, 410]

/** The two formats of a notification; `url` is the enquiry's page, undefined while PUBLIC_ORIGIN is not set. */
type Formats<About> = {
  /** The body in the format of Standard Webhooks. */
  payload: (about: About, url: string | undefined) => object
  /** The text for a chat. */
  text: (about: About, form: readonly FormField[], url: string | undefined) => string
}

/** Posts an enquiry to WEBHOOK_URL. */
export const webhook = webhookChannel<ContactRecord>({
  payload(about, url) {
    const { statusAt, ...data } = toJson(about)
    return { type: 'enquiry.created', timestamp: about.createdAt, data: { ...data, url } }
  },
  text: (about, form, url) =>
    slackText({ title: headline(about, form), words: quotedText(about, form), url }),
})

/** Posts the answer to a reply to WEBHOOK_URL. */
export const receivedWebhook = webhookChannel<Answer>({
  payload({ id, reference, name, email, status, received }, url) {
    const { at, from, dmarc = null, note: text, ...mail } = received
    const { quoted = '', cut = false, attachments = [] } = mail
    return {
      type: 'reply.received',
      timestamp: at,
      data: {
        ...{ id, reference, name, email, status },
        from,
        dmarc,
        text,
        quoted,
        cut,
        attachments,
        url,
      },
    }
  },
  text: (about, form, url) =>
    slackText({
      title: headline(about, form, { news: 'New reply' }),
      words: quotedMail(about.received),
      url,
    }),
})

/**
 * The channel that posts to WEBHOOK_URL, in Slack's format or, signed, in that of Standard Webhooks
 * (standardwebhooks.com): the header `webhook-id` is the same in all attempts; the signature is new.
 * `send` rejects unless a 2xx comes in time, with a final error when no retry can help; redirects are not
 * followed.
 */
function webhookChannel<About extends { id: string }>({ payload, text }: Formats<About>) {
  return {
    /** Needs an address and a signing secret; Slack's format needs no secret. */
    isConfigured: (env: Env): boolean => configurationOf(env).webhook !== undefined,
    send: async (env: Env, { id, about, now, signal }: Notification<About>): Promise<void> => {
      const { webhook, origin, mistakes } = configurationOf(env)
      if (!webhook) {
        const mistake = mistakes.find(({ names }) => names.join().startsWith('WEBHOOK_'))
        throw new DeliveryError(mistake?.message ?? 'WEBHOOK_URL is not set.')
      }
      const url = inboxUrl(origin, about.id)
      const { secret } = webhook
      const body = JSON.stringify(
        secret ? payload(about, url) : { text: text(about, await loadLabels(env), url) },
      )
      const response = await fetch(webhook.url, {
        method: 'POST',
        redirect: 'manual',
        signal,
        headers: {
          'Content-Type': 'application/json',
          ...(secret && signatureHeaders(secret, { id, body, sentAt: new Date(now) })),
        },
        body,
      })
      await response.body?.cancel()
      if (response.ok) return
      const final = FINAL.includes(response.status)
      throw new DeliveryError(`The receiver answered ${response.status}.`, { final })
    },
  }
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
