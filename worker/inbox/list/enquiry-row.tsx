import { interestName } from '#worker/contact/interest-name.ts'
import { reasonSentence } from '#worker/spam/reasons.ts'
import { notesOf } from '../enquiry/events.ts'
import type { OperatorContact } from '../enquiry/store.ts'
import { DeliveryMark } from '../page/delivery.tsx'
import { isDoubted, Status } from '../page/status.tsx'
import { formatAge, Time } from '../page/time.tsx'
import { enquiryUrl } from '../page/urls.ts'

/** More does not fit a row; the whole text is one click away. */
const EXCERPT_LENGTH = 200

type EnquiryRowProps = { contact: OperatorContact; sent: URLSearchParams; now: number }

/** One enquiry of the list, with the button that releases it where the spam filter had doubts. */
export function EnquiryRow({ contact, sent, now }: EnquiryRowProps) {
  const { id, reference, name, email, serviceInterest, message, status, reasons } = contact
  return (
    <li class="row" data-status={status}>
      <div>
        <h2 class="row-name">
          <a class="row-link" href={enquiryUrl(id)}>
            {name}
          </a>
        </h2>
        <p class="text-small text-muted">{email}</p>
        <p class="text-small text-muted">{reference}</p>
      </div>
      <div>
        {serviceInterest && <p class="row-interest">{interestName(serviceInterest)}</p>}
        <p class="row-excerpt">{excerpt(message)}</p>
        {isDoubted(status) &&
          reasons.map((reason) => <p class="text-small text-muted">{reasonSentence(reason)}</p>)}
      </div>
      <p class="text-small text-muted row-when">
        <span>{formatAge(contact.createdAt, now)}</span>
        <Time at={contact.createdAt} />
      </p>
      <div class="row-state">
        <Status status={status} />
        <DeliveryMark deliveries={contact.deliveries} />
        {notesOf(contact.events).length > 0 && (
          <span class="text-small text-muted">Has a note</span>
        )}
        {isDoubted(status) && (
          <form method="post" action={enquiryUrl(id, { action: 'status' })}>
            <input type="hidden" name="list" value={sent.toString()} />
            <button type="submit" class="action action-quiet" name="status" value="new">
              Release<span class="visually-hidden"> {reference}</span>
            </button>
          </form>
        )}
      </div>
    </li>
  )
}

function excerpt(message: string): string {
  const [line = ''] = message.trim().split(/\r?\n/)
  return line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH)}…` : line
}
