import { asWritten } from '../page/as-written.ts'
import { EnquiryItem } from '../page/enquiry-item.tsx'
import { enquiryUrl, listUrl, personUrl } from '../page/urls.ts'
import type { EnquiryPageProps } from './enquiry-page.tsx'

/** Other enquiries from the same address, and a link to all data on that address. */
export function SameAddress({ contact: { id }, list, others, hasMore }: EnquiryPageProps) {
  return (
    <section>
      <h2 class="text-heading">From the same address</h2>
      {others.length === 0 && <p>Nothing else.</p>}
      <ul class="others">
        {others.map((other) => (
          <EnquiryItem contact={other} list={list} />
        ))}
      </ul>
      {hasMore && <a href={listUrl(undefined, { sender: id })}>All of them</a>}
      <a href={personUrl(id)}>This person’s data</a>
    </section>
  )
}

/** Enquiries that may be from the same person. */
export function RelatedEnquiries({ related, list }: EnquiryPageProps) {
  if (related.length === 0) return null
  return (
    <section class="related">
      <h2 class="text-heading">Possibly related</h2>
      <ul class="others">
        {related.map(({ id, name, email }) => (
          <li>
            <a href={enquiryUrl(id, { list })}>
              <bdi {...asWritten}>{name}</bdi>
            </a>{' '}
            <span class="text-small text-muted">{email}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
