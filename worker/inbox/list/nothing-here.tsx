import { statusNames } from '../page/status.tsx'
import type { ListQuery } from './schema.ts'

/** Why the list is empty, and what to do about it. */
export function NothingHere({ query: { q, status, cursor } }: { query: ListQuery }) {
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
      ) : cursor || status ? (
        <h2 class="text-heading">
          {cursor ? 'There is nothing older' : `Nothing is in ${status && statusNames[status]}`}
        </h2>
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
