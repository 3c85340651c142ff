import type { PropsWithChildren } from 'hono/jsx'
import type { OperatorContact } from '../enquiry/enquiry.ts'
import { Status } from '../enquiry/status.tsx'
import { Time } from './time.tsx'
import { enquiryUrl } from './urls.ts'

type EnquiryItemProps = PropsWithChildren<{
  contact: Pick<OperatorContact, 'id' | 'reference' | 'status' | 'createdAt'>
  /** The query of the list to come back to. */
  list?: string
}>

/** A related enquiry in a list: its link, what the caller adds, its status and time. */
export function EnquiryItem({ contact, list, children }: EnquiryItemProps) {
  const { id, reference, status, createdAt } = contact
  return (
    <li class="flex flex-wrap items-baseline gap-x-4 py-1.5">
      <a href={enquiryUrl(id, { list })}>{reference}</a>
      {children}
      <Status status={status} />
      <span class="text-small text-muted">
        <Time at={createdAt} />
      </span>
    </li>
  )
}
