import type { ChosenStatus, ContactStatus } from '#worker/contact/status.ts'

/** The label of each status. */
export const statusNames: Record<ContactStatus, string> = {
  new: 'New',
  open: 'In progress',
  done: 'Done',
  held: 'Held',
  spam: 'Spam',
}

/** The label of the move to each status. */
export const moveNames = {
  new: 'Back to new',
  open: 'Take on',
  done: 'Done',
  spam: 'Spam',
} as const satisfies Record<ChosenStatus, string>

/** The label of the move of a flagged enquiry to New. */
export const NOT_SPAM = 'Not spam'

/** Whether the status marks suspected or certain spam: held or spam. */
export function isFlagged(status: ContactStatus): boolean {
  return status === 'held' || status === 'spam'
}

const hues: Record<ContactStatus, string> = {
  new: 'hue-75',
  open: 'hue-250',
  done: 'hue-155',
  held: 'hue-45',
  spam: 'hue-20',
}

/** The status in its color. */
export function Status({ status }: { status: ContactStatus }) {
  return <span class={`label status ${hues[status]}`}>{statusNames[status]}</span>
}
