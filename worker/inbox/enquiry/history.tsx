import type { Child } from 'hono/jsx'
import type { ContactStatus } from '#worker/contact/status.ts'
import { reasonSentence } from '#worker/spam/reasons.ts'
import { asWritten } from '../page/as-written.ts'
import { channelName, DeliveryState } from '../page/delivery.tsx'
import { actorOf, describeEvent } from '../page/describe-events.ts'
import type { OperatorContact } from '../page/enquiry.ts'
import type { ContactEvent } from '../page/events.ts'
import { LinkedText } from '../page/linked-text.tsx'
import { isFlagged, statusNames } from '../page/status.tsx'
import { Time } from '../page/time.tsx'

/** The events of an enquiry, oldest first; at the end, its notifications that are not delivered. */
export function History({ contact }: { contact: OperatorContact }) {
  const { status, createdAt, reasons, events, deliveries } = contact
  const notified = deliveries.flatMap(({ channel, deliveredAt }) =>
    deliveredAt ? { at: deliveredAt, entry: `${channelName(channel)}: delivered` } : [],
  )
  const done = events.map((event) => ({
    at: event.at,
    entry: <Event event={event} status={status} />,
  }))
  const entries = [...notified, ...done].sort((a, b) => a.at.localeCompare(b.at))
  return (
    <ol class="history">
      <Entry at={createdAt}>
        Received as {statusNames[firstStatus(contact)]}
        {/* For a flagged enquiry, the page already shows them at the top. */}
        {!isFlagged(status) &&
          reasons.map((reason) => <p class="text-small text-muted">{reasonSentence(reason)}</p>)}
      </Entry>
      {entries.map(({ at, entry }) => (
        <Entry at={at}>{entry}</Entry>
      ))}
      {deliveries
        .filter(({ state }) => state !== 'delivered')
        .map((delivery) => (
          <li>
            <div>
              <DeliveryState delivery={delivery} />
            </div>
          </li>
        ))}
    </ol>
  )
}

function Entry({ at, children }: { at: string; children?: Child }) {
  return (
    <li>
      <p class="text-small text-muted">
        <Time at={at} />
      </p>
      <div>{children}</div>
    </li>
  )
}

function Event({ event, status }: { event: ContactEvent; status: ContactStatus }) {
  return (
    <>
      <bdi>{actorOf(event)}</bdi> {describeEvent(event)}
      {event.action === 'note' && (
        <p class="history-note" {...asWritten} data-version={event.version}>
          <LinkedText text={event.note} status={status} />
        </p>
      )}
    </>
  )
}

function firstStatus({ status, events }: OperatorContact) {
  const first = events.find((event) => event.action === 'status')
  return first ? first.from : status
}
