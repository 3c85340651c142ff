import { isBeingSent } from './store.ts'

/** The notification of an enquiry or a subscription through one channel. */
export type Delivery = {
  channel: string
  /** The version of the enquiry after the reply that it delivers. */
  reply?: number
  /** Only a reply is `sending`. */
  state: 'waiting' | 'sending' | 'delivered' | 'dead'
  tries: number
  error: string | null
  nextAt: string | null
  deliveredAt: string | null
}

/** A column `deliveries` with the notifications that meet a condition, as JSON of `Delivery[]`. */
export function deliveriesWhere(condition: string): string {
  return `(
    SELECT json_group_array(json_patch(json_object(
      'channel', channel, 'state', iif(${isBeingSent()}, 'sending', state), 'tries', tries, 'error', error,
      'nextAt', iif(state = 'waiting', strftime('%FT%TZ', next_at / 1000, 'unixepoch'), NULL),
      'deliveredAt', delivered_at), json_object('reply', event_seq)))
    FROM outbox WHERE ${condition}
  ) AS deliveries`
}
