import { Webhook } from 'standardwebhooks'
import { configurationOf } from '../configuration.ts'
import { type EnquiryRecord, enquiryAsJson } from '../enquiry/record.ts'
import type { Env } from '../env.ts'
import { DeliveryError } from '../outbox/delivery-error.ts'
import type { ReceivedReply } from '../replies/received.ts'
import type { FormField } from '../shared/contact-form.ts'
import { loadLabels } from '../texts/load-texts.ts'
import {
  headline,
  inboxUrl,
  type Notification,
  quotedEnquiry,
  quotedMail,
} from './format-notification.ts'

/** Statuses that no retry can change: the address or the secret is wrong. */
const FINAL = [401, 403, 404, 410]

/** The two formats of a notification; both also have the address of the enquiry's page, where it is known. */
type Formats<About> = {
  /** In the format of Standard Webhooks. */
  event: (about: About) => { type: string; timestamp: string; data: object }
  /** For a chat: our own words, and those of the visitor. */
  chat: (about: About, form: readonly FormField[]) => { title: string; words: string }
}

/** Posts an enquiry to WEBHOOK_URL. */
export const enquiryWebhook = webhookChannel<EnquiryRecord>({
  event(about) {
    const { statusAt, ...data } = enquiryAsJson(about)
    return { type: 'enquiry.created', timestamp: about.createdAt, data }
  },
  chat: (about, form) => ({ title: headline(about, form), words: quotedEnquiry(about, form) }),
})

/** Posts the answer to a reply to WEBHOOK_URL. */
export const receivedWebhook = webhookChannel<ReceivedReply>({
  event({ id, reference, name, email, status, received }) {
    const { at, from, dmarc = null, note: text, quoted = '', cut = false } = received
    const { attachments = [] } = received
    const mail = { from, dmarc, text, quoted, cut, attachments }
    const data = { id, reference, name, email, status, ...mail }
    return { type: 'reply.received', timestamp: at, data }
  },
  chat: (about, form) => ({
    title: headline(about, form, { news: 'New reply' }),
    words: quotedMail(about.received),
  }),
})

/**
 * The channel that posts to WEBHOOK_URL, in Slack's format or, signed, in that of Standard Webhooks: the header
 * `webhook-id` is the same in all attempts. `send` rejects unless a 2xx comes in time, with a final error when no
 * retry can help; redirects are not followed.
 */
function webhookChannel<About extends { id: string }>({ event, chat }: Formats<About>) {
  return {
    isConfigured: (env: Env): boolean => configurationOf(env).webhook !== undefined,
    send: async (env: Env, { id, about, now, signal }: Notification<About>): Promise<void> => {
      const { webhook, origin, mistakes } = configurationOf(env)
      if (!webhook) {
        const mistake = mistakes.find(({ names }) => names.join().startsWith('WEBHOOK_'))
        throw new DeliveryError(mistake?.message ?? 'WEBHOOK_URL is not set.')
      }
      const url = inboxUrl(origin, about.id)
      const bodyOf = async () => {
        if (!webhook.secret)
          return { text: slackText({ ...chat(about, await loadLabels(env)), url }) }
        const { data, ...head } = event(about)
        return { ...head, data: { ...data, url } }
      }
      const body = JSON.stringify(await bodyOf())
      const response = await fetch(webhook.url, {
        method: 'POST',
        redirect: 'manual',
        signal,
        headers: {
          'Content-Type': 'application/json',
          ...(webhook.secret && signatureHeaders(webhook.secret, { id, body, now })),
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
  { id, body, now }: { id: string; body: string; now: number },
) {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, new Date(now), body),
  }
}

/** Discord has the lowest limit among programs with Slack's format: 2,000 characters in total. */
const WORDS_SHOWN = 1500
/** The half of an escape or of a surrogate pair that the cut may leave. */
const HALF = /&\w{0,4}$|[\uD800-\uDBFF]$/

type Parts = { title: string; words: string; url: string | undefined }

/**
 * A notification as `text` in Slack's format: a title of our own words, linked to `url` if it is given, then a box
 * with the beginning of the visitor's words. The box is Markdown's fenced code, the only form that Slack, Mattermost,
 * Discord and Rocket.Chat all show literally.
 */
export function slackText({ title, words, url }: Parts): string {
  const headline = escapeControls(title)
  const all = sanitize(words)
  const shown = all.length > WORDS_SHOWN ? all.slice(0, WORDS_SHOWN).replace(HALF, '') : all
  const rest = shown === all ? '' : '\n… (cut: the whole message is in the inbox)'
  return `${url ? `<${url}|${headline}>` : headline}\n\`\`\`\n${shown}\n\`\`\`${rest}`
}

/** The words, changed so that they can neither close the box nor notify a whole channel. */
function sanitize(words: string): string {
  return (
    escapeControls(words)
      .replaceAll('`', '`\u200b')
      // Mattermost and Discord hear "@everyone" without Slack's brackets.
      .replaceAll(/(?<![\w.+-])@/g, '@\u200b')
  )
}

/** Slack's three control characters (api.slack.com, "Formatting text"); `>` ends nothing alone. */
function escapeControls(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
