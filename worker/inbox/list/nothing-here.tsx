import { statusNames } from '../page/status.tsx'
import { listUrl } from '../page/urls.ts'
import type { ListQuery } from './schema.ts'

/** Why the list is empty, and what to do about it. */
export function NothingHere({ query, sent }: { query: ListQuery; sent: URLSearchParams }) {
  const { q, status, cursor } = query
  return (
    <div class="nothing">
      <img src="/favicon.svg" alt="" width="112" height="112" />
      {q !== undefined ? (
        <>
          <h2 class="text-heading">Nothing found for “{q}”</h2>
          <p>
            A search finds enquiries that hold all of its words, or parts of words
            {status && `, in ${statusNames[status]}`}. Words in "quotes" have to stand together.
          </p>
        </>
      ) : cursor ? (
        <>
          <h2 class="text-heading">There is nothing older</h2>
          <p>
            <a href={listUrl(sent, { cursor: undefined })}>Go to the newest</a>
          </p>
        </>
      ) : status ? (
        <h2 class="text-heading">Nothing is in {statusNames[status]}</h2>
      ) : (
        <>
          <h2 class="text-heading">No enquiry yet</h2>
          <p>
            What visitors send with <a href="/contact">the contact form</a> arrives here.
          </p>
        </>
      )}
    </div>
  )
}
