import type { ContactStatus } from '#worker/contact/status.ts'
import { isDoubted, statusNames } from '../page/status.tsx'
import { CHANGES_URL } from '../page/urls.ts'

/** What can be done with one enquiry of a status or, without one, with many; `of` names which. */
export function MoveButtons({ of, status }: { of: string; status?: ContactStatus }) {
  const moves = (['open', 'done', 'spam'] as const).filter((to) => to !== status)
  const isReleasable = status === undefined || isDoubted(status)
  const buttons = [
    ...moves.map((to) => [to, statusNames[to]] as const),
    ...(isReleasable ? [['new', 'Release'] as const] : []),
    ['delete', 'Delete…'] as const,
  ]
  return (
    <>
      {buttons.map(([to, label]) => (
        <button type="submit" class="action action-quiet" name="to" value={to}>
          {label}
          <span class="visually-hidden"> {of}</span>
        </button>
      ))}
    </>
  )
}

/** The form that the boxes of the rows belong to. */
export function Selection({ list }: { list: string }) {
  return (
    <form class="selection" id="selection" method="post" action={CHANGES_URL}>
      <input type="hidden" name="list" value={list} />
      <label class="scripted">
        <input type="checkbox" id="all" /> All <span class="text-muted" id="ticked" />
      </label>
      <span class="unscripted text-muted">Ticked:</span>
      <MoveButtons of="ticked" />
    </form>
  )
}
