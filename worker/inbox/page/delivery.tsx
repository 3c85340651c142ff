import type { Delivery } from '#worker/outbox/deliveries.ts'
import { Time } from './time.tsx'

/** Says in the list that somebody may not have been told; nothing when all went well. */
export function DeliveryMark({ deliveries }: { deliveries: Delivery[] }) {
  if (deliveries.some(({ state }) => state === 'dead')) {
    return <span class="delivery-mark">Not delivered</span>
  }
  if (deliveries.some(({ state, tries }) => state === 'waiting' && tries > 0)) {
    return <span class="delivery-mark">Delivery delayed</span>
  }
  return null
}

/** How the telling through each channel went, and what comes next. */
export function DeliveryList({ deliveries }: { deliveries: Delivery[] }) {
  return (
    <ul class="deliveries">
      {deliveries.map((delivery) => (
        <li>
          <h3 class="row-name">{capitalise(delivery.channel)}</h3>
          <p>
            <Outcome delivery={delivery} />
          </p>
          {delivery.state !== 'delivered' && delivery.error && (
            <p class="text-small text-muted">The last try: {delivery.error}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

function Outcome({ delivery: { state, tries, nextAt, deliveredAt } }: { delivery: Delivery }) {
  const count = tries === 1 ? '1 try' : `${tries} tries`
  if (state === 'dead') return <span class="delivery-mark">Given up after {count}</span>
  if (state === 'delivered') {
    return (
      <>
        Delivered with {count}
        {deliveredAt && (
          <>
            , <Time at={deliveredAt} />
          </>
        )}
      </>
    )
  }
  return (
    <>
      {tries > 0 ? <span class="delivery-mark">{count} in vain, </span> : 'Waiting, '}
      next try {nextAt && <Time at={nextAt} />}
    </>
  )
}

function capitalise(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
