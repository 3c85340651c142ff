import type { ChosenStatus, ContactStatus } from '#worker/contact/status.ts'
import { isSameOperator } from '#worker/operators.ts'
import type { OperatorContact } from './enquiry.ts'

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

/** The label of the move that makes the operator the owner of a colleague's enquiry. */
export const TAKE_OVER = 'Take over'

/** The label of the move of a flagged enquiry to New. */
export const NOT_SPAM = 'Not spam'

/** Whether nobody has taken an enquiry of this status on: new or held. */
export function isToDo(status: ContactStatus): boolean {
  return status === 'new' || status === 'held'
}

/** Whether an operator can take it on, or over: it is not in progress with them. */
export function canTakeOn({ status, owner }: OperatorContact, operator: string): boolean {
  return status !== 'open' || !isSameOperator(owner, operator)
}

/** The label of the move to open, for one who `canTakeOn`. */
export function takeOnLabel({ status, owner }: OperatorContact): string {
  return status === 'open' && owner !== '' ? TAKE_OVER : moveNames.open
}

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

export function Status({ status }: { status: ContactStatus }) {
  return <span class={`label status ${hues[status]}`}>{statusNames[status]}</span>
}
