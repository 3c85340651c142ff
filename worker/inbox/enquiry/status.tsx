import {
  type ChosenStatus,
  type ContactStatus,
  chosenStatuses,
  statuses,
  statusHas,
} from '#worker/contact/status.ts'
import { isSameOperator } from '#worker/operators.ts'
import type { OperatorContact } from './enquiry.ts'

export const statusNames = Object.fromEntries(
  Object.entries(statuses).map(([status, { label }]) => [status, label]),
) as Record<ContactStatus, string>

/** The label of the move to each status. */
export const moveNames = Object.fromEntries(
  chosenStatuses.map((status) => [status, statuses[status].move]),
) as Record<ChosenStatus, string>

/** The label of the move that makes the operator the owner of a colleague's enquiry. */
export const TAKE_OVER = 'Take over'

/** The label of the move of a flagged enquiry to New. */
export const NOT_SPAM = 'Not spam'

type Taken = Pick<OperatorContact, 'status' | 'owner'>

/** Whether an operator can take it on, or over: it is not in progress with them. */
export function canTakeOn({ status, owner }: Taken, operator: string): boolean {
  return status !== 'open' || !isSameOperator(owner, operator)
}

/** The label of the move to open, for one who `canTakeOn`. */
export function takeOnLabel({ status, owner }: Taken): string {
  return status === 'open' && owner !== '' ? TAKE_OVER : moveNames.open
}

/** Whether the status marks suspected or certain spam: held or spam. */
export function isFlagged(status: ContactStatus): boolean {
  return statusHas(status, 'isFlagged')
}

export function Status({ status }: { status: ContactStatus }) {
  return <span class={`label status ${statuses[status].hue}`}>{statusNames[status]}</span>
}
