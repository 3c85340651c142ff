import type { ContactStatus } from '#worker/contact/status.ts'

/** How people call each status. */
export const statusNames: Record<ContactStatus, string> = {
  new: 'New',
  open: 'In progress',
  done: 'Done',
  held: 'Held',
  spam: 'Spam',
}

/** How people call the move to each status. */
export const moveNames = {
  new: 'Back to new',
  open: 'Take on',
  done: 'Done',
  held: 'Hold',
  spam: 'Spam',
} as const satisfies Record<ContactStatus, string>

/** How the move to New is called from where the spam filter's doubts put an enquiry. */
export const NOT_SPAM = 'Not spam'

/** Where the spam filter had doubts, and an operator may have none. */
export function isFlagged(status: ContactStatus): boolean {
  return status === 'held' || status === 'spam'
}

/** The status in its colour. */
export function Status({ status }: { status: ContactStatus }) {
  return <span class={`status hue-${status}`}>{statusNames[status]}</span>
}
