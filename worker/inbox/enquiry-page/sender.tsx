import { EnquiryItem } from '../enquiry/enquiry-item.tsx'
import { listUrl, personUrl } from '../page/urls.ts'
import type { EnquiryPageProps } from './enquiry-page.tsx'

/** What else came from the same address, and the way to all that is held of it. */
export function Sender({ contact: { id, email }, list, others, hasMore }: EnquiryPageProps) {
  return (
    <section>
      <h2 class="text-heading">From the same address</h2>
      {others.length === 0 && <p>Nothing else.</p>}
      <ul class="others">
        {others.map((other) => (
          <EnquiryItem contact={other} list={list} />
        ))}
      </ul>
      {hasMore && <a href={listUrl(new URLSearchParams({ q: `"${email}"` }))}>All of them</a>}
      <a href={personUrl(id)}>This person’s data</a>
    </section>
  )
}
