import type { Delivery } from '#worker/outbox/deliveries.ts'
import { Time } from './time.tsx'

/** Says in the list that somebody may not have been told; nothing when all went well. */
export function DeliveryMark({ deliveries }: { deliveries: Delivery[] }) {
  if (deliveries.some(({ state }) => state === 'dead')) {
    return <span class="delivery-mark">Not delivered</span>
  }
  if (deliveries.some(({ state, error }) => state === 'waiting' && error !== null)) {
    return <span class="delivery-mark">Delivery delayed</span>
  }
  return null
}

/** What is still to come of the telling through one channel, or why it was given up. */
export function DeliveryState({ delivery }: { delivery: Delivery }) {
  const { channel, state, tries, nextAt, error } = delivery
  const count = tries === 1 ? '1 try' : `${tries} tries`
  // While the first try is under way it is counted, and nothing failed.
  const hasFailed = state === 'waiting' && error !== null
  return (
    <>
      {channelName(channel)}:{' '}
      {state === 'dead' && <span class="delivery-mark">given up after {count}</span>}
      {hasFailed && <span class="delivery-mark">{count} in vain</span>}
      {state === 'waiting' && nextAt && (
        <>
          {hasFailed && ', '}next try <Time at={nextAt} />
        </>
      )}
      {error && <p class="text-small text-muted">The last try: {error}</p>}
    </>
  )
}

/** A channel as it is called at the start of a sentence. */
export function channelName(channel: string): string {
  return channel.charAt(0).toUpperCase() + channel.slice(1)
}
