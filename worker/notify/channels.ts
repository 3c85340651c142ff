import type { Env } from '../env.ts'
import * as announcement from './announcement.ts'
import * as confirmation from './confirmation.ts'
import * as due from './due.ts'
import * as email from './email.ts'
import * as handover from './handover.ts'
import * as receipt from './receipt.ts'
import * as receivedEmail from './received-email.ts'
import * as receivedWebhook from './received-webhook.ts'
import * as reply from './reply.ts'
import * as webhook from './webhook.ts'

/**
 * Every channel, by its subject and recipient and then by its name in the outbox. A channel is a module
 * with `isConfigured` and `send`, and a line here. `send` rejects unless the delivery is certain.
 */
export const channels = {
  contact: { webhook, email },
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
