import type { Env } from '../env.ts'
import * as confirmation from './confirmation.ts'
import * as email from './email.ts'
import type { Channels } from './notification.ts'
import * as webhook from './webhook.ts'

/** Every channel, by the name that stands in the outbox: a channel is a module and a line here. */
export const channels: Channels = {
  contact: { webhook, email },
  subscription: { confirmation },
}

/** The names of the channels that are set up; each is optional. */
export function configuredChannels(env: Env): Record<keyof Channels, string[]> {
  const names = (kind: keyof Channels) =>
    Object.entries(channels[kind]).flatMap(([name, channel]) =>
      channel.isConfigured(env) ? [name] : [],
    )
  return { contact: names('contact'), subscription: names('subscription') }
}
