import type { ContactRecord } from '../contact/record.ts'
import type { Env } from '../env.ts'
import type { Subscriber } from '../subscribe/store.ts'

/** One thing to tell. `id` is the same over all its tries, so that a receiver can tell a repeat. */
export type Notification<About> = {
  id: string
  about: About
  /** When it is sent, in milliseconds since 1970. */
  now: number
  /** The time to wait for an answer. */
  timeoutMs: number
}

/** A way to tell somebody. `send` rejects when it may not have arrived: it is then tried again. */
export type Channel<About> = {
  isConfigured: (env: Env) => boolean
  send: (env: Env, notification: Notification<About>) => Promise<void>
}

/** The channels that tell an operator of an enquiry, and those that write to a subscriber. */
export type Channels = {
  contact: Record<string, Channel<ContactRecord>>
  subscription: Record<string, Channel<Subscriber>>
}
