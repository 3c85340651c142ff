import { type ContactStatus, contactStatuses } from '#worker/contact/status.ts'

/** How people call each status. */
export const statusNames: Record<ContactStatus, string> = {
  new: 'New',
  open: 'Open',
  done: 'Done',
  held: 'Held',
  spam: 'Spam',
}

/** Where the spam filter had doubts, and an operator may release. */
export function isDoubted(status: ContactStatus): boolean {
  return status === 'held' || status === 'spam'
}

/** The status in its colour. */
export function Status({ status }: { status: ContactStatus }) {
  return <span class={`status hue-${status}`}>{statusNames[status]}</span>
}

/** A button for each status that an enquiry can be moved to. */
export function StatusButtons({ current }: { current: ContactStatus }) {
  return (
    <>
      {contactStatuses
        .filter((status) => status !== current)
        .map((status) => (
          <button type="submit" class="action action-quiet" name="status" value={status}>
            {statusNames[status]}
          </button>
        ))}
    </>
  )
}
