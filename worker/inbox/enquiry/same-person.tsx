import { openingOf } from '../list/excerpt.ts'
import { asWritten } from '../page/as-written.ts'
import { EnquiryItem } from '../page/enquiry-item.tsx'
import { listUrl } from '../page/urls.ts'
import type { EnquiryPageProps } from './enquiry-page.tsx'

/** Characters; two lines. */
const FIRST_WORDS = 80

/** Other enquiries of the same address, name or phone number, with their first words; nothing without one. */
export function SamePerson({ contact: { id, email }, list, others, hasMore }: EnquiryPageProps) {
  if (others.length === 0) return null
  return (
    <section class="strip mt-7">
      <h2 class="text-heading">Same person?</h2>
      <ul class="others my-3">
        {others.map((other) => (
          <EnquiryItem contact={other} list={list}>
            {other.email.toLowerCase() !== email.toLowerCase() && (
              <span>
                <bdi>{other.name}</bdi>, {other.email}
              </span>
            )}
            <p class="order-1 basis-full text-small" {...asWritten()}>
              {openingOf(other.message, FIRST_WORDS)}
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
