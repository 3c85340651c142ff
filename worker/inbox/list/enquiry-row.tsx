import { interestName } from '#worker/contact/interest-name.ts'
import { reasonLabel } from '#worker/spam/reasons.ts'
import { asWritten } from '../page/as-written.ts'
import { DeliveryMark } from '../page/delivery.tsx'
import type { OperatorContact } from '../page/enquiry.ts'
import { notesOf } from '../page/events.ts'
import { isFlagged, Status } from '../page/status.tsx'
import { Clock, formatWait } from '../page/time.tsx'
import { enquiryUrl } from '../page/urls.ts'
import { RowActions } from './actions.tsx'
import { Marked, openingOf, passageOf } from './excerpt.tsx'

type EnquiryRowProps = {
  contact: OperatorContact
  /** The query of the list, to come back to. */
  list: string
  now: number
  /** The search terms, from `parseTerms`. */
  terms: readonly string[]
  /** Whether the list can contain other statuses. */
  showStatus: boolean
}

/** One enquiry of the list: its sender, subject and age, and the actions that need no opening. */
export function EnquiryRow({ contact, list, now, terms, showStatus }: EnquiryRowProps) {
  const { id, reference, name, email, serviceInterest, status, reasons, owner, version } = contact
  const { createdAt, answeredAt } = contact
  const notes = notesOf(contact.events)
  // The match may be in a note only.
  const passage = passageOf(contact.message, terms)
  const inNote =
    passage === undefined
      ? notes.map((note) => passageOf(note, terms)).find((found) => found !== undefined)
      : undefined
  const isWaiting = (status === 'new' || status === 'open') && !answeredAt
  return (
    <li class="row enquiry-row" data-status={status} data-id={id}>
      <label class="row-tick">
        <input
          type="checkbox"
          form="selection"
          name="id"
          value={`${id}.${version}`}
          aria-label={`${name}, ${reference}`}
        />
      </label>
      <h3 class="row-name" {...asWritten}>
        <a class="row-link" href={enquiryUrl(id, { list })}>
          <Marked text={name} terms={terms} />
        </a>
      </h3>
      <p class="row-excerpt">
        {serviceInterest && (
          <span class="row-interest">
            <Marked text={interestName(serviceInterest)} terms={terms} />
          </span>
        )}
        {terms.length > 0 && (
          <span class="row-interest">
            <Marked text={`${email} ${reference}`} terms={terms} />
          </span>
        )}
        {inNote !== undefined && <span class="row-interest">Note:</span>}
        <span class="row-passage" {...asWritten}>
          <Marked text={passage ?? inNote ?? openingOf(contact.message)} terms={terms} />
        </span>
      </p>
      <p class="row-state">
        <DeliveryMark deliveries={contact.deliveries} />
        {isFlagged(status) && reasons.length > 0 && (
          <span class="row-doubts">
            <span class="visually-hidden">Reasons: </span>
            {reasons.map(reasonLabel).join('; ')}
          </span>
        )}
        {notes.length > 0 && <span>Note</span>}
        {owner && <bdi class="row-owner">{owner}</bdi>}
        {showStatus && <Status status={status} />}
      </p>
      <p class="row-when">
        {isWaiting ? (
          <span>
            <span class="visually-hidden">Waiting </span>
            {formatWait(createdAt, now)}
          </span>
        ) : (
          <>
            {answeredAt && <span class="visually-hidden">Answered; came at </span>}
            <Clock at={createdAt} />
          </>
        )}
      </p>
      <RowActions id={id} version={version} status={status} of={name} list={list} />
    </li>
  )
}
