import type { Env } from '../env.ts'
import { dueMail, enquiryMail, handoverMail, receivedMail, wroteBackMail } from './operator-mail.ts'
import { receiptMail, replyMail } from './receipt-and-reply-mail.ts'
import { announcementMail, confirmationMail } from './subscriber-mail.ts'
import { enquiryWebhook, receivedMailWebhook } from './webhook.ts'

/** Every channel, by its subject and recipient, then its name in the outbox. `send` rejects unless it is delivered. */
export const channels = {
  enquiry: { webhook: enquiryWebhook, email: enquiryMail },
  received: { webhook: receivedMailWebhook, email: receivedMail },
  sender: { receipt: receiptMail },
  reply: { reply: replyMail },
  owner: { handover: handoverMail, due: dueMail, 'wrote-back': wroteBackMail },
  subscription: { confirmation: confirmationMail },
  article: { announcement: announcementMail },
}

/** The names of the channels that are set up; each is optional. */
export function configuredChannels(env: Env) {
  const names = Object.entries(channels).map(([subject, all]) => {
    const set = Object.entries<{ isConfigured: (env: Env) => boolean }>(all)
    return [subject, set.flatMap(([name, { isConfigured }]) => (isConfigured(env) ? name : []))]
  })
  return Object.fromEntries(names) as Record<keyof typeof channels, string[]>
}
