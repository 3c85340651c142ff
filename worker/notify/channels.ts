import type { Env } from '../env.ts'
import type { Channel } from '../outbox/store.ts'

/** The channels that are set up to tell the operator of an enquiry; each is optional. */
export function operatorChannels(env: Env): Channel[] {
  const { WEBHOOK_URL, WEBHOOK_SECRET, EMAIL, EMAIL_FROM, EMAIL_TO } = env
  return [
    ...(WEBHOOK_URL && WEBHOOK_SECRET ? (['webhook'] as const) : []),
    ...(EMAIL && EMAIL_FROM && EMAIL_TO ? (['email'] as const) : []),
  ]
}

/** Whether a subscriber can be asked by e-mail to confirm. */
export function canConfirm({ EMAIL, EMAIL_FROM, PUBLIC_ORIGIN }: Env): boolean {
  return Boolean(EMAIL && EMAIL_FROM && PUBLIC_ORIGIN)
}
