import { type FormField, isFilled, readableValue } from '#worker/shared/contact-form.ts'
import { reasonLabel } from '#worker/spam/reasons.ts'
import type { OperatorContact } from '../enquiry/enquiry.ts'
import { notesOf } from '../enquiry/events.ts'
import { isFlagged, Status } from '../enquiry/status.tsx'
import { asWritten } from '../page/as-written.ts'
import { Clock, Day, formatWait } from '../page/time.tsx'
import { enquiryUrl } from '../page/urls.ts'
import { RowActions } from './actions.tsx'
import { openingOf, passageOf } from './excerpt.ts'

type EnquiryRowProps = {
  contact: OperatorContact
  form: readonly FormField[]
  /** The query of the list, to come back to. */
  list: string
  operator: string
  now: number
  /** The terms of the search, from `parseTerms`. */
  terms: readonly string[]
  /** Whether the list can contain other statuses. */
  showStatus: boolean
}

/** One enquiry of the list: its sender, subject and age, and the actions that need no opening. */
export function EnquiryRow(props: EnquiryRowProps) {
  const { contact, form, list, operator, now, terms, showStatus } = props
  const { id, reference, name, status, reasons, owner, version, language } = contact
  const { createdAt, waitsFor, waitsSince, dueAt } = contact
  const isDue = dueAt !== null && Date.parse(dueAt) <= now
  const notes = notesOf(contact.events)
  const news = newsOf(contact)
  return (
    <li class={`row enquiry-row ${status === 'new' || news ? 'row-news' : ''}`} data-id={id}>
      <label class="row-tick [grid-area:tick] relative z-1 grid place-items-center self-stretch -my-2">
        <input
          type="checkbox"
          form="selection"
          name="id"
          value={`${id}.${version}`}
          aria-label={`${name}, ${reference}`}
        />
      </label>
      <h3 class="row-name [grid-area:name] text-left" {...asWritten(language)}>
        <a class="row-link no-underline" id={reference} href={enquiryUrl(id, { list })}>
          {name}
        </a>
      </h3>
      <p class="row-text [grid-area:text] flex items-baseline gap-x-3 text-muted">
        {terms.length > 0 ? (
          <span class="row-passage row-found flex-[1_0_33%] truncate text-left" {...asWritten()}>
            {foundIn(contact, form, terms)}
          </span>
        ) : (
          <>
            {readableValues(
              contact,
              form.filter(({ listed }) => listed),
            ).map((value) => (
              <span class="row-field truncate" {...asWritten()}>
                {value}
              </span>
            ))}
            <span class="row-passage flex-[1_0_33%] truncate text-left" {...asWritten(language)}>
              {openingOf(contact.message)}
            </span>
          </>
        )}
        <span class="row-state flex flex-none justify-end gap-x-3 max-w-1/2 whitespace-nowrap">
          {isFlagged(status) && reasons.length > 0 && (
            <span class="row-doubts truncate">
              <span class="visually-hidden">Reasons: </span>
              {reasons.map(reasonLabel).join('; ')}
            </span>
          )}
          {dueAt &&
            (isDue ? (
              <strong>Due</strong>
            ) : (
              <span>
                Later: <Day at={dueAt} />
              </span>
            ))}
          {news && <span>{news}</span>}
          {notes.length > 0 && <span>Note</span>}
          {owner && <bdi class="row-owner truncate">{owner}</bdi>}
          {showStatus && <Status status={status} />}
        </span>
      </p>
      <p class="row-when [grid-area:when] [font-variant-numeric:tabular-nums] text-muted text-end whitespace-nowrap">
        {waitsFor === null ? (
          <Clock at={createdAt} />
        ) : waitsFor === 'them' && !news ? (
          `answered ${formatWait(waitsSince, now)} ago`
        ) : (
          <>
            {/* All new enquiries wait. */}
            <span class={status === 'new' ? 'row-waiting' : ''}>waiting </span>
            {formatWait(waitsSince, now)}
          </>
        )}
      </p>
      <RowActions contact={contact} operator={operator} list={list} />
    </li>
  )
}

/** Why an enquiry waits for us again: its sender wrote back, or does not have the last reply. */
function newsOf({ waitsFor, events, deliveries }: OperatorContact): string | undefined {
  const last = events.findLast(
    (event) =>
      (event.action === 'answer' && !event.takenBack) ||
      (event.action === 'received' && (!event.automatic || event.bounce)),
  )
  const sent = deliveries.find(({ reply }) => reply === last?.version)
  const isBounced = last?.action === 'received' && last.bounce
  if (sent?.state === 'dead' || isBounced) return 'Reply not delivered'
  if (sent?.state === 'waiting' && sent.error !== null) return 'Reply not sent yet'
  return waitsFor === 'us' && last?.action === 'received' ? 'Wrote back' : undefined
}

/**
 * The text around the first match: in the message or a note, else the fields that a search also finds. A list has no
 * words of replies and mails.
 */
function foundIn(
  contact: OperatorContact,
  form: readonly FormField[],
  terms: readonly string[],
): string {
  const { name, reference, email, message, events, attribution } = contact
  const [inNote] = notesOf(events).flatMap((note) => passageOf(note, terms) ?? [])
  const shown = [email, reference, ...readableValues(contact, form), ...Object.values(attribution)]
  const fields = [name, reference.replaceAll('-', ''), ...shown].join(', ')
  const isInMails =
    passageOf(fields, terms) === undefined &&
    events.some(({ action }) => action === 'received' || action === 'answer')
  return (
    passageOf(message, terms) ??
    (inNote && `Note: ${inNote}`) ??
    (isInMails ? 'In a reply or a mail' : shown.join(', '))
  )
}

/** What an enquiry has in these fields. */
function readableValues({ fields }: OperatorContact, form: readonly FormField[]): string[] {
  return form.flatMap((field) => {
    const value = fields[field.name]
    return isFilled(value) ? [readableValue(field, value)] : []
  })
}
