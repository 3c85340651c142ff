import type { Child } from 'hono/jsx'
import type { ContactStatus } from '#worker/contact/status.ts'
import type { Delivery } from '#worker/outbox/delivery.ts'
import type { ReceivedMail } from '#worker/replies/received-mail.ts'
import { reasonSentence } from '#worker/spam/reasons.ts'
import { actorOf, describeEvent } from '../enquiries/describe-events.ts'
import type { OperatorContact } from '../enquiries/enquiry.ts'
import type { ContactEvent } from '../enquiries/events.ts'
import { isFlagged, statusNames } from '../enquiries/status.tsx'
import { LinkedText } from '../links/linked-text.tsx'
import { asWritten } from '../page/as-written.ts'
import { channelName } from '../page/notices.tsx'
import { Time } from '../time/time.tsx'

/** The events of an enquiry, oldest first; at the end, its notifications that are not delivered. */
export function History({ contact }: { contact: OperatorContact }) {
  const { status, createdAt, reasons, events, deliveries } = contact
  const replies = new Map(deliveries.map((each) => [each.reply, each]))
  const others = deliveries.filter(({ reply }) => reply === undefined)
  const notified = others.flatMap(({ channel, deliveredAt }) =>
    deliveredAt ? { at: deliveredAt, entry: `${channelName(channel)}: delivered` } : [],
  )
  const done = events.map((event) => ({
    at: event.at,
    entry: <Event event={event} delivery={replies.get(event.version)} status={status} />,
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
      {others
        .filter(({ state }) => state !== 'delivered')
        .map((delivery) => (
          <Entry>
            <DeliveryState delivery={delivery} />
          </Entry>
        ))}
    </ol>
  )
}

function Entry({ at, children }: { at?: string; children: Child }) {
  return (
    <li class="grid items-baseline gap-x-5 py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
      {at && (
        <p class="text-small text-muted">
          <Time at={at} />
        </p>
      )}
      <div class="sm:col-start-2">{children}</div>
    </li>
  )
}

type EventProps = { event: ContactEvent; delivery: Delivery | undefined; status: ContactStatus }

function Event({ event, delivery, status }: EventProps) {
  return (
    <>
      <bdi>{actorOf(event)}</bdi> {describeEvent(event)}
      {delivery && delivery.state !== 'delivered' && (
        <p>
          <DeliveryState delivery={delivery} />
        </p>
      )}
      {(event.action === 'note' ||
        event.action === 'received' ||
        (event.action === 'answer' && !event.takenBack)) &&
        event.note && (
          <p class="history-note" {...asWritten} data-version={event.version}>
            <LinkedText text={event.note} status={status} />
          </p>
        )}
      {event.action === 'received' && <MailDetails mail={event} />}
    </>
  )
}

/** The rest of a mail that came in. */
function MailDetails({ mail }: { mail: ReceivedMail }) {
  const { quoted, attachments = [], dmarc, cut, forwarded } = mail
  return (
    <>
      {dmarc === 'fail' && (
        <p class="field-error">Failed DMARC: somebody else may have written it.</p>
      )}
      {attachments.length > 0 && (
        <p class="text-small text-muted">
          Attachments:{' '}
          {attachments.map(({ name, size }, at) => (
            <>
              {at > 0 && ', '}
              <bdi>{name}</bdi> ({formatBytes(size)})
            </>
          ))}
        </p>
      )}
      {cut && <p class="text-small text-muted">The text is cut, or not readable.</p>}
      {forwarded && <p class="text-small text-muted">The mail itself was forwarded to EMAIL_TO.</p>}
      {quoted && (
        <details>
          <summary>Quoted text</summary>
          <p class="history-note" {...asWritten}>
            {quoted}
          </p>
        </details>
      )}
    </>
  )
}

function formatBytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}

function firstStatus({ status, events }: OperatorContact) {
  const first = events.find((event) => event.action === 'status')
  return first ? first.from : status
}

/** The state of one notification: the next attempt, or the reason why there is none. */
function DeliveryState({ delivery }: { delivery: Delivery }) {
  const { channel, state, tries, nextAt, error } = delivery
  const attempts = tries === 1 ? 'attempt' : 'attempts'
  // The first attempt counts from its start, before any failure.
  const hasFailed = state === 'waiting' && error !== null
  return (
    <>
      {channelName(channel)}:{' '}
      {state === 'dead' && (
        <span class="field-error">
          given up after {tries} {attempts}
        </span>
      )}
      {hasFailed && (
        <span class="field-error">
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
