import { isFiltered, type ListQuery, type Tab } from './schema.ts'
import { tabNames } from './tabs.tsx'

/** Why the list is empty, and what to do about it. */
export function NothingHere({ query, tab }: { query: ListQuery; tab: Tab }) {
  const { q, cursor } = query
  const place = tab === 'all' ? 'all enquiries' : tabNames[tab]
  return (
    <div class="nothing">
      <img src="/favicon.svg" alt="" width="112" height="112" />
      {q !== undefined ? (
        <>
          <h2 class="text-heading">
            Nothing found for “{q}” in {place}
          </h2>
          <p>
            A search finds enquiries that hold all of its words, or parts of words. Words in
            "quotes" have to stand together.
          </p>
        </>
      ) : cursor ? (
        <h2 class="text-heading">There is nothing older</h2>
      ) : isFiltered(query) || query.owner ? (
        <h2 class="text-heading">Nothing in {place} fits these filters</h2>
      ) : tab === 'new' ? (
        <>
          <h2 class="text-heading">Nothing is new</h2>
          <p>
            What visitors send with <a href="/contact">the contact form</a> arrives here.
          </p>
        </>
      ) : (
        <h2 class="text-heading">Nothing is in {place}</h2>
      )}
    </div>
  )
}
