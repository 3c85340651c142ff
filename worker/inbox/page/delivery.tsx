import type { Delivery } from '#worker/outbox/deliveries.ts'
import { Time } from './time.tsx'

/** The state of one notification: the next attempt, or the reason why there is none. */
export function DeliveryState({ delivery }: { delivery: Delivery }) {
  const { channel, state, tries, nextAt, error } = delivery
  const attempts = tries === 1 ? 'attempt' : 'attempts'
  // The first attempt counts from its start, before any failure.
  const hasFailed = state === 'waiting' && error !== null
  return (
    <>
      {channelName(channel)}:{' '}
      {state === 'dead' && (
        <span class="delivery-mark">
          given up after {tries} {attempts}
        </span>
      )}
      {hasFailed && (
        <span class="delivery-mark">
          {tries} failed {attempts}
        </span>
      )}
      {state === 'waiting' && nextAt && (
        <>
          {hasFailed && ', '}next attempt <Time at={nextAt} />
        </>
      )}
      {error && <p class="text-small text-muted">Last attempt: {error}</p>}
    </>
  )
}

/** The name of a channel with a capital letter, for the start of a sentence. */
export function channelName(channel: string): string {
  return channel.charAt(0).toUpperCase() + channel.slice(1)
}
