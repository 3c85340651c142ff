import { interestName } from '#worker/contact/interest-name.ts'
import { reasonLabel } from '#worker/spam/reasons.ts'
import { notesOf } from '../enquiry/events.ts'
import type { OperatorContact } from '../enquiry/store.ts'
import { DeliveryMark } from '../page/delivery.tsx'
import { isDoubted, Status } from '../page/status.tsx'
import { formatAge, Time } from '../page/time.tsx'
import { CHANGES_URL, enquiryUrl } from '../page/urls.ts'
import { MoveButtons } from './actions.tsx'
import { Marked, openingOf, passageOf } from './excerpt.tsx'

type EnquiryRowProps = {
  contact: OperatorContact
  /** The query of the list, to come back to. */
  list: string
  now: number
  /** What was searched for, from `parseTerms`. */
  terms: readonly string[]
  ticked: boolean
}

/** One enquiry of the list: who, about what, and what can be done without opening it. */
export function EnquiryRow({ contact, list, now, terms, ticked }: EnquiryRowProps) {
  const { id, reference, name, email, serviceInterest, status, reasons, createdAt } = contact
  const notes = notesOf(contact.events)
  // What was found may stand in a note alone.
  const passage = passageOf(contact.message, terms)
  const inNote =
    passage === undefined
      ? notes.map((note) => passageOf(note, terms)).find((found) => found !== undefined)
      : undefined
  return (
    <li class="row enquiry-row" data-status={status}>
      <label class="row-tick">
        <input
          type="checkbox"
          form="selection"
          name="id"
          value={id}
          checked={ticked}
          aria-label={`${name}, ${reference}`}
        />
      </label>
      <h2 class="row-name" dir="auto">
        <a class="row-link" href={enquiryUrl(id, { list })}>
          <Marked text={name} terms={terms} />
        </a>
      </h2>
      <p class="row-sender" dir="auto">
        <Marked text={email} terms={terms} />
      </p>
      <p class="row-interest">
        {serviceInterest && <Marked text={interestName(serviceInterest)} terms={terms} />}
      </p>
      <p class="row-state">
        <DeliveryMark deliveries={contact.deliveries} />
        {notes.length > 0 && <span class="text-muted">Has a note</span>}
        <Status status={status} />
      </p>
      <p class="row-when">
        <span>{formatAge(createdAt, now)}</span> <Time at={createdAt} />
      </p>
      <p class="row-reference">
        <Marked text={reference} terms={terms} />
      </p>
      <p class="row-excerpt" dir="auto">
        {inNote !== undefined && 'Note: '}
        <Marked text={passage ?? inNote ?? openingOf(contact.message)} terms={terms} />
      </p>
      {isDoubted(status) && reasons.length > 0 && (
        <p class="row-doubts">Doubts: {reasons.map(reasonLabel).join('; ')}</p>
      )}
      <form class="row-actions" method="post" action={CHANGES_URL}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="list" value={list} />
        <MoveButtons of={reference} status={status} />
      </form>
    </li>
  )
}
