import type { Child } from 'hono/jsx'
import type { Actor } from '#worker/db/audit.ts'
import { isByOperator } from '#worker/operators.ts'
import type { Delivery } from '#worker/outbox/store.ts'
import type { ReceivedMail } from '#worker/replies/received-mail.ts'
import type { Recipients } from '#worker/replies/recipients.ts'
import { TakeBack } from '../changes/change-notices.tsx'
import { dirAndLang, Hidden, Submit } from '../layout/fields.tsx'
import { channelName } from '../layout/notices.tsx'
import { Time } from '../layout/time.tsx'
import { enquiryUrl } from '../layout/urls.ts'
import { actorLabel, describeEvent, type EnquiryEvent, eventText } from './events.ts'
import { LinkedText } from './linked-text.tsx'
import type { OperatorEnquiry } from './store.ts'

export type ThreadProps = {
  enquiry: OperatorEnquiry
  /** The current operator, who may delete their own notes, where the thread is in no form. */
  operator?: Actor | undefined
  list: string
}

type EventProps = ThreadProps & { event: EnquiryEvent; delivery: Delivery | undefined }

/** A change or a mail in the thread: its words or, without any, a line. */
export function ThreadEvent({ event, delivery, enquiry, operator, list }: EventProps) {
  const { at, version, actor } = event
  const isSender =
    event.action === 'received' && actor.toLowerCase() === enquiry.email.toLowerCase()
  const sentence = (
    <>
      <bdi>{isSender ? enquiry.name : actorLabel(event)}</bdi> {describeEvent(event)}
      {event.due && [' until ', <Time at={event.due} />]}
    </>
  )
  const text = event.action === 'received' ? event.text : eventText(event)
  if (text === undefined) return <ItemLine at={at}>{sentence}</ItemLine>
  const isOwn = operator && isByOperator(event, operator)
  return (
    <li id={`event-${version}`} data-kind={event.action}>
      <ItemHead at={at}>{sentence}</ItemHead>
      {text && (
        <p class="thread-text" {...dirAndLang(event.action === 'note' ? null : enquiry.language)}>
          <LinkedText text={text} status={enquiry.status} />
        </p>
      )}
      {event.action === 'reply' && event.sent && <SentTo {...event.sent} email={enquiry.email} />}
      {event.action === 'received' && <MailDetails mail={event} enquiry={enquiry} />}
      {event.action === 'note' && isOwn && (
        <DeleteNote id={enquiry.id} event={version} list={list} />
      )}
      {delivery && delivery.state !== 'delivered' && (
        <p class="mt-3 text-small">
          <DeliveryState delivery={delivery} />
        </p>
      )}
      {isOwn && delivery?.attempts === 0 && delivery.nextAt && (
        <TakeBack id={enquiry.id} event={version} nextAt={delivery.nextAt} list={list} />
      )}
    </li>
  )
}

/** The recipients of a reply and its subject, where they are not the usual ones. */
function SentTo({ to, cc, subject, email }: Recipients & { email: string }) {
  const isUsual = to.join().toLowerCase() === email.toLowerCase() && cc.length === 0
  if (isUsual && subject === '') return null
  const parts = [`To ${to.join(', ')}`, cc.length > 0 && `Cc ${cc.join(', ')}`, subject]
  return <p class="text-small text-muted">{parts.filter(Boolean).join(' · ')}</p>
}

/** What a mail in the thread of this enquiry has besides the newest part of its text; earlier mails are folded. */
function MailDetails(props: { mail: ReceivedMail & { text: string }; enquiry: OperatorEnquiry }) {
  const { mail, enquiry } = props
  const {
    text,
    from = '',
    cc = [],
    automatic,
    quoted,
    attachments = [],
    dmarc,
    cut,
    forwarded,
  } = mail
  const isOther = !automatic && from.toLowerCase() !== enquiry.email.toLowerCase()
  const notes = [
    isOther && 'From another address than the enquiry.',
    cc.length > 0 && `Also to ${cc.join(', ')}.`,
    cut && (text ? 'The text is cut.' : 'It has no readable text.'),
    forwarded && 'The mail itself was forwarded to the mailbox for notifications.',
  ].filter(Boolean)
  return (
    <>
      {notes.length > 0 && <p class="text-small text-muted">{notes.join(' ')}</p>}
      {dmarc === 'fail' && (
        <p class="field-error">Failed DMARC: somebody else may have written it.</p>
      )}
      {attachments.length > 0 && (
        <p class="text-small text-muted">
          Attachments:{' '}
          {attachments.map(({ name, size }, at) => [
            at > 0 && ', ',
            <bdi>{name}</bdi>,
            ` (${Math.ceil(size / 1000).toLocaleString('en')} KB)`,
          ])}
        </p>
      )}
      {quoted && (
        <details>
          <summary>Quoted text</summary>
          <p class="thread-text text-muted" {...dirAndLang(enquiry.language)}>
            {quoted}
          </p>
        </details>
      )}
    </>
  )
}

/** The form by which the author of a note deletes it, folded until they ask for it. */
function DeleteNote({ id, event, list }: { id: string; event: number; list: string }) {
  return (
    <details>
      <summary>Delete</summary>
      <form method="post" action={enquiryUrl(id, { action: 'delete-note', list })}>
        <Hidden fields={{ event }} />
        <Submit look="action-quiet action-danger action-small">Delete the note</Submit>
      </form>
    </details>
  )
}

/** The state of one notification: the next attempt, or the reason why there is none. */
export function DeliveryState({ delivery }: { delivery: Delivery }) {
  const { channel, state, attempts, nextAt, deliveredAt, error } = delivery
  const noun = attempts === 1 ? 'attempt' : 'attempts'
  const givenUp = deliveredAt ? 'not delivered' : `given up after ${attempts} ${noun}`
  // The first attempt counts from its start, before any failure.
  const hasFailed = state === 'waiting' && error !== null
  const failure = state === 'dead' ? givenUp : hasFailed && `${attempts} failed ${noun}`
  return (
    <>
      {channelName(channel)}: {state === 'sending' && 'being sent'}
      {failure && <span class="field-error">{failure}</span>}
      {state === 'waiting' && nextAt && (
        <>
          {hasFailed && ', '}
          {attempts === 0 ? 'goes out after ' : 'next attempt '}
          <Time at={nextAt} />
        </>
      )}
      {error && state !== 'sending' && (
        <span class="grid text-muted">{deliveredAt ? error : `Last attempt: ${error}`}</span>
      )}
    </>
  )
}

/** Words at one end, the time at the other. */
const ENDS = 'flex flex-wrap justify-between gap-x-4 text-small'

export function ItemHead({ at, children }: { at: string; children: Child }) {
  return (
    <p class={ENDS}>
      <span class="font-semibold">{children}</span> <Time class="text-muted" at={at} />
    </p>
  )
}

export function ItemLine({ at, children }: { at?: string; children: Child }) {
  return (
    <li class={`${ENDS} px-[1.1rem] text-muted`}>
      <span>{children}</span> {at && <Time at={at} />}
    </li>
  )
}
