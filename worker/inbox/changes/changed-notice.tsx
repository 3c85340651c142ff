import { Done } from '../page/notices.tsx'
import { statusNames } from '../page/status.tsx'
import { enquiryUrl, UNDO_URL } from '../page/urls.ts'
import type { Change } from './change.ts'

const DONE = {
  deleted: 'deleted.',
  restored: 'moved back.',
  resent: 'being sent again, 30 a minute.',
}

/** What a form of the list has just done, and the way back; `list` is the query to come back to. */
export function ChangedNotice({ change, list }: { change: Change; list: string }) {
  if (change.what !== 'moved') {
    return (
      <Done>
        {change.count.toLocaleString('en')} {DONE[change.what]}
      </Done>
    )
  }
  const [first, ...others] = change.moved
  if (!first) return <Done>Nothing was moved: nothing was ticked, or it is there already.</Done>
  return (
    <Done>
      <form class="undo" method="post" action={UNDO_URL}>
        <span>
          {others.length === 0 ? (
            <>
              <a href={enquiryUrl(first.id)}>{first.reference}</a> is now {statusNames[first.to]}.
            </>
          ) : (
            `${change.moved.length} moved to ${statusNames[first.to]}.`
          )}
        </span>
        <input type="hidden" name="change" value={change.number} />
        <input type="hidden" name="list" value={list} />
        <button type="submit" class="action action-quiet">
          Undo
        </button>
      </form>
    </Done>
  )
}
