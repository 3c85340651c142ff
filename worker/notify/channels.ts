import type { Env } from '../env.ts'
import { due, email, handover, receivedEmail } from './operator-mail.ts'
import { receipt, reply } from './sender-mail.ts'
import { announcement, confirmation } from './subscriber-mail.ts'
import { receivedWebhook, webhook } from './webhook.ts'

/**
 * Every channel, by its subject and recipient and then by its name in the outbox. A channel
 * has `isConfigured` and `send`, and a place here. `send` rejects unless the delivery is certain.
 */
export const channels = {
  enquiry: { webhook, email },
  received: { webhook: receivedWebhook, email: receivedEmail },
  sender: { receipt },
  reply: { reply },
  owner: { handover, due },
  subscription: { confirmation },
  article: { announcement },
}

/** The names of the channels that are set up; each is optional. */
export function configuredChannels(env: Env) {
  const names = Object.entries(channels).map(([subject, all]) => {
    const set = Object.entries<{ isConfigured: (env: Env) => boolean }>(all)
    return [subject, set.flatMap(([name, { isConfigured }]) => (isConfigured(env) ? name : []))]
  })
  return Object.fromEntries(names) as Record<keyof typeof channels, string[]>
}
