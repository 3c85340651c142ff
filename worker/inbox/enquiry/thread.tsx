import type { Child } from 'hono/jsx'
import type { Actor } from '#worker/db/audit.ts'
import { isSameOperator } from '#worker/operators.ts'
import type { Delivery } from '#worker/outbox/delivery.ts'
import { reasonSentence } from '#worker/spam/reasons.ts'
import { asWritten } from '../page/as-written.ts'
import { channelName } from '../page/notices.tsx'
import { Time } from '../page/time.tsx'
import { DeliveryState } from './delivery-state.tsx'
import { actorOf, describeEvent } from './describe-events.ts'
import { EditNote } from './edit-note.tsx'
import type { OperatorContact } from './enquiry.ts'
import type { ContactEvent } from './events.ts'
import { LinkedText } from './linked-text.tsx'
import { MailDetails } from './mail-details.tsx'
import { isFlagged, statusNames } from './status.tsx'

type ThreadProps = {
  contact: OperatorContact
  /** The current operator, who may edit their own notes. */
  operator: Actor
  /** The query of the list that the operator came from. */
  list: string
}

/** The length of 2026-11-30T12:00. */
const MINUTE_LENGTH = 16

/**
 * The conversation as it happened, oldest first: the enquiry, mails and notes, and everything else in a line
 * each; at the end, the notifications that are not delivered.
 */
export function Thread({ contact, operator, list }: ThreadProps) {
  const { events, deliveries } = contact
  const replies = new Map(deliveries.map((each) => [each.reply, each]))
  const others = deliveries.filter(({ reply }) => reply === undefined)
  // A mail that came back was not.
  const delivered = others.filter(({ state }) => state !== 'dead')
  const byMinute = Map.groupBy(delivered, ({ deliveredAt }) => deliveredAt?.slice(0, MINUTE_LENGTH))
  const notified = [...byMinute.values()].flatMap((together) => {
    const at = together[0]?.deliveredAt
    const names = new Set(together.map(({ channel }) => channelName(channel)))
    return at ? { at, item: <Line at={at}>{[...names].join(', ')}: delivered</Line> } : []
  })
  const happened = events.flatMap((event) => {
    // The note or answer itself says so.
    if (event.action === 'edit-note' || event.action === 'take-back') return []
    const delivery = replies.get(event.version)
    return { at: event.at, item: <Event {...{ event, delivery, contact, operator, list }} /> }
  })
  return (
    <ol class="thread grid gap-3 mt-7 mb-4" aria-label="Conversation">
      <Enquiry contact={contact} />
      {deliveries.length === 0 && <Line>No notification was sent.</Line>}
      {[...notified, ...happened].sort((a, b) => a.at.localeCompare(b.at)).map(({ item }) => item)}
      {others
        .filter(({ state }) => state !== 'delivered')
        .map((delivery) => (
          <Line>
            <DeliveryState delivery={delivery} />
          </Line>
        ))}
    </ol>
  )
}

/** The first item: the words of the form. */
function Enquiry({ contact }: { contact: OperatorContact }) {
  const { name, message, status, createdAt, reasons, language } = contact
  const first = firstStatus(contact)
  return (
    <li data-kind="theirs">
      <Head at={createdAt}>
        <bdi>{name}</bdi> wrote
      </Head>
      <p class="thread-text" {...asWritten(language)}>
        <LinkedText text={message} status={status} />
      </p>
      {first !== 'new' && (
        <p class="text-small text-muted">
          Received as {statusNames[first]}.
          {/* For a flagged enquiry, the page already shows them at the top. */}
          {!isFlagged(status) && reasons.map((reason) => ` ${reasonSentence(reason)}`)}
        </p>
      )}
    </li>
  )
}

function firstStatus({ status, events }: OperatorContact) {
  const first = events.find((event) => event.action === 'status')
  return first ? first.from : status
}

type EventProps = ThreadProps & { event: ContactEvent; delivery: Delivery | undefined }

function Event({ event, delivery, contact, operator, list }: EventProps) {
  const { at, version, actor, verified } = event
  const isSender =
    event.action === 'received' && actor.toLowerCase() === contact.email.toLowerCase()
  const sentence = (
    <>
      <bdi>{isSender ? contact.name : actorOf(event)}</bdi> {describeEvent(event)}
      {event.due && (
        <>
          {' '}
          until <Time at={event.due} />
        </>
      )}
    </>
  )
  const text = textOf(event)
  if (text === undefined) return <Line at={at}>{sentence}</Line>
  const isOwn = isSameOperator(actor, operator.name) && verified === operator.verified
  return (
    <li id={`event-${version}`} data-kind={KINDS[event.action]}>
      <Head at={at}>{sentence}</Head>
      {text && (
        <p
          class="thread-text"
          {...asWritten(event.action === 'note' ? null : contact.language)}
          data-version={version}
        >
          <LinkedText text={text} status={contact.status} />
        </p>
      )}
      {event.action === 'received' && <MailDetails mail={event} contact={contact} />}
      {event.action === 'note' && event.editedAt && (
        <p class="text-small text-muted">
          Edited <Time at={event.editedAt} />
        </p>
      )}
      {event.action === 'note' && isOwn && (
        <EditNote id={contact.id} event={version} note={text} list={list} />
      )}
      {delivery && delivery.state !== 'delivered' && (
        <p class="mt-3 text-small">
          <DeliveryState delivery={delivery} />
        </p>
      )}
    </li>
  )
}

const KINDS: Partial<Record<ContactEvent['action'], 'theirs' | 'ours' | 'note'>> = {
  received: 'theirs',
  answer: 'ours',
  note: 'note',
}

/** The words of an event; undefined for one without any, or whose words were taken back. */
function textOf(event: ContactEvent): string | undefined {
  if (event.action === 'received') return event.note
  const hasWords = (event.action === 'answer' || event.action === 'note') && !event.takenBack
  return hasWords ? event.note : undefined
}

/** Words at one end, the time at the other. */
const ENDS = 'flex flex-wrap justify-between gap-x-4 text-small'

function Head({ at, children }: { at: string; children: Child }) {
  return (
    <p class={ENDS}>
      <span class="font-semibold">{children}</span>{' '}
      <span class="text-muted">
        <Time at={at} />
      </span>
    </p>
  )
}

function Line({ at, children }: { at?: string; children: Child }) {
  return (
    <li class={`${ENDS} px-[1.1rem] text-muted`}>
      <span>{children}</span> {at && <Time at={at} />}
    </li>
  )
}
