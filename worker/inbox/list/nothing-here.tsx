import type { ListQuery, Tab } from './schema.ts'
import { tabNames } from './tabs.tsx'

/** Why the list is empty, and what to do about it. */
export function NothingHere({ query, tab }: { query: ListQuery; tab: Tab }) {
  const { q, cursor, from, to, service, delivery } = query
  return (
    <div class="nothing">
      <img src="/favicon.svg" alt="" width="112" height="112" />
      {q !== undefined ? (
        <>
          <h2 class="text-heading">Nothing found for “{q}”</h2>
          <p>
            A search finds enquiries that hold all of its words, or parts of words
            {tab !== 'all' && `, in ${tabNames[tab]}`}. Words in "quotes" have to stand together.
          </p>
        </>
      ) : cursor ? (
        <h2 class="text-heading">There is nothing older</h2>
      ) : from || to || service || delivery ? (
        <h2 class="text-heading">Nothing in {tabNames[tab]} fits these filters</h2>
      ) : tab === 'todo' ? (
        <>
          <h2 class="text-heading">Nothing is to do</h2>
          <p>
            What visitors send with <a href="/contact">the contact form</a> arrives here.
          </p>
        </>
      ) : (
        <h2 class="text-heading">Nothing is in {tabNames[tab]}</h2>
      )}
    </div>
  )
}
