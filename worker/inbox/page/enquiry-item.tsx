import type { OperatorContact } from './enquiry.ts'
import { Status } from './status.tsx'
import { Time } from './time.tsx'
import { enquiryUrl } from './urls.ts'

type EnquiryItemProps = {
  contact: OperatorContact
  /** The query of the list to come back to. */
  list?: string
}

/** A related enquiry in a list: its link, status and time. */
export function EnquiryItem({ contact, list }: EnquiryItemProps) {
  const { id, reference, status, createdAt } = contact
  return (
    <li>
      <a href={enquiryUrl(id, { list })}>{reference}</a>
      <Status status={status} />
      <span class="text-small text-muted">
        <Time at={createdAt} />
      </span>
    </li>
  )
}
