import { isFiltered, type ListQuery, type Tab } from './schema.ts'
import { tabLabels } from './tabs.tsx'

/** The reason for an empty list, and a next step. */
export function EmptyList({ query, tab }: { query: ListQuery; tab: Tab }) {
  const { q, cursor } = query
  const place = tab === 'all' ? '' : ` in ${tabLabels[tab]}`
  return (
    <div class="grid justify-items-center gap-3 max-w-lg mx-auto py-20 text-center">
      <img src="/favicon.svg" alt="" width="112" height="112" />
      {q !== undefined ? (
        <>
          <h2 class="text-heading">
            No results for “<bdi>{q}</bdi>”{place}
          </h2>
          <p>
            A search finds the enquiries that contain all of its words or parts of words. Use
            "quotes" for an exact phrase.
          </p>
        </>
      ) : cursor ? (
        <h2 class="text-heading">No further enquiries</h2>
      ) : isFiltered(query) ? (
        <h2 class="text-heading">No enquiries{place} match these filters</h2>
      ) : tab === 'todo' ? (
        <>
          <h2 class="text-heading">Nothing to do</h2>
          <p>
            Messages from <a href="/contact">the contact form</a> arrive here.
          </p>
        </>
      ) : (
        <h2 class="text-heading">No enquiries{place}</h2>
      )}
    </div>
  )
}
