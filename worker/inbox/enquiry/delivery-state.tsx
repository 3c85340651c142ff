import type { Delivery } from '#worker/outbox/delivery.ts'
import { channelName } from '../page/notices.tsx'
import { Clock, Time } from '../page/time.tsx'

/** The state of one notification: the next attempt, or the reason why there is none. */
export function DeliveryState({ delivery }: { delivery: Delivery }) {
  const { channel, reply, state, tries, nextAt, deliveredAt, error } = delivery
  const attempts = tries === 1 ? 'attempt' : 'attempts'
  // The first attempt counts from its start, before any failure.
  const hasFailed = state === 'waiting' && error !== null
  return (
    <>
      {channelName(channel)}: {state === 'sending' && 'being sent'}
      {state === 'dead' && (
        <span class="field-error">
          {deliveredAt ? 'not delivered' : `given up after ${tries} ${attempts}`}
        </span>
      )}
      {hasFailed && (
        <span class="field-error">
          {tries} failed {attempts}
        </span>
      )}
      {state === 'waiting' && nextAt && (
        <>
          {hasFailed && ', '}
          {tries === 0 ? 'goes out after ' : 'next attempt '}
          {reply !== undefined && tries === 0 ? <Clock at={nextAt} exact /> : <Time at={nextAt} />}
        </>
      )}
      {error && state !== 'sending' && (
        <span class="grid text-muted">
          {!deliveredAt && 'Last attempt: '}
          {error}
        </span>
      )}
    </>
  )
}
