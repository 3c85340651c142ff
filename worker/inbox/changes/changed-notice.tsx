import { describeEventsSince } from '../page/describe-events.ts'
import { ResultNotice } from '../page/notices.tsx'
import { statusNames } from '../page/status.tsx'
import { enquiryUrl, UNDO_URL } from '../page/urls.ts'
import type { Change, Moved } from './past-change.ts'

type ChangedNoticeProps = {
  change: Change
  /** The query of the list to come back to. */
  list: string
  /** The enquiry of the page with the notice, to come back to. */
  enquiry?: string
}

/** The change that a form has just made, with a button to undo it. */
export function ChangedNotice({ change, list, enquiry }: ChangedNoticeProps) {
  if (change.kind === 'deleted')
    return <ResultNotice>{change.count.toLocaleString('en')} deleted.</ResultNotice>
  if (change.kind === 'resent') {
    return (
      <ResultNotice>
        {change.count.toLocaleString('en')} being sent again, 30 a minute.
      </ResultNotice>
    )
  }
  if (change.kind === 'restored') {
    return (
      <ResultNotice>
        {change.count.toLocaleString('en')} moved back.
        {change.stayed.map((contact) => (
          <>
            {' '}
            <a href={enquiryUrl(contact.id, { list })}>{contact.reference}</a> stays:{' '}
            {describeEventsSince(contact, 0).at(-1)}
          </>
        ))}
      </ResultNotice>
    )
  }
  const [first, ...others] = change.moved
  if (!first)
    return (
      <ResultNotice>Nothing was moved: nothing was selected, or it was already there.</ResultNotice>
    )
  return (
    <ResultNotice>
      <form class="undo" method="post" action={UNDO_URL}>
        <span>
          {others.length === 0 ? (
            <>
              <a href={enquiryUrl(first.id, { list })}>{first.reference}</a> {becameOf(first)}
            </>
          ) : (
            `${change.moved.length} moved to ${statusNames[first.to]}.`
          )}
        </span>
        <input type="hidden" name="change" value={change.number} />
        <input type="hidden" name="list" value={list} />
        {enquiry && <input type="hidden" name="enquiry" value={enquiry} />}
        <button type="submit" class="action action-quiet">
          Undo
        </button>
      </form>
    </ResultNotice>
  )
}

function becameOf({ from, to, toOwner }: Moved): string {
  if (from !== to) return `is now ${statusNames[to]}.`
  return toOwner ? `is now ${toOwner}’s.` : 'has no owner now.'
}
