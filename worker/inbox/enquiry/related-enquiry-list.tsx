import type { PropsWithChildren } from 'hono/jsx'
import { type EnquiryStatus, statuses } from '#worker/enquiry/status.ts'
import { dirAndLang } from '../layout/fields.tsx'
import { Time } from '../layout/time.tsx'
import { enquiryUrl, listUrl } from '../layout/urls.ts'
import { firstWords } from '../list/row.tsx'
import type { EnquiryPageProps } from './enquiry-page-data.ts'
import type { OperatorEnquiry } from './store.ts'

/** Characters; two lines. */
const FIRST_WORDS = 80

/** Other enquiries of the same address, name or phone number, with their first words; nothing without one. */
export function RelatedEnquiries({ enquiry, list, others, hasMore }: EnquiryPageProps) {
  const { id, email } = enquiry
  if (others.length === 0) return null
  return (
    <section class="ruled mt-7">
      <h2 class="text-heading">Same person?</h2>
      <ul class="others my-3">
        {others.map((other) => (
          <EnquiryItem enquiry={other} list={list}>
            {other.email.toLowerCase() !== email.toLowerCase() && (
              <span>
                <bdi>{other.name}</bdi>, {other.email}
              </span>
            )}
            <p class="order-1 basis-full text-small" {...dirAndLang()}>
              {firstWords(other.message, FIRST_WORDS)}
            </p>
          </EnquiryItem>
        ))}
      </ul>
      {hasMore && (
        <a class="inline-block py-1" href={listUrl('', { sender: id })}>
          All from this address
        </a>
      )}
    </section>
  )
}

type EnquiryItemProps = PropsWithChildren<{
  enquiry: Pick<OperatorEnquiry, 'id' | 'reference' | 'status' | 'createdAt'>
  list?: string
}>

/** A related enquiry in a list: its link, what the caller adds, its status and time. */
export function EnquiryItem({ enquiry, list, children }: EnquiryItemProps) {
  const { id, reference, status, createdAt } = enquiry
  return (
    <li class="flex flex-wrap items-baseline gap-x-4 py-1.5">
      <a href={enquiryUrl(id, { list })}>{reference}</a>
      {children}
      <StatusLabel status={status} />
      <Time class="text-small text-muted" at={createdAt} />
    </li>
  )
}

export function StatusLabel({ status }: { status: EnquiryStatus }) {
  return <span class={`label status ${statuses[status].hue}`}>{statuses[status].label}</span>
}
