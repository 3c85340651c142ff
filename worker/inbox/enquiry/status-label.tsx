import { type EnquiryStatus, statuses, statusHas } from '#worker/enquiry/status.ts'
import { isSameOperator } from '#worker/operators.ts'
import type { OperatorEnquiry } from './store.ts'

/** The key that presses the button of a move. */
export const moveKeys: Record<string, string> = { open: 'o', done: 'e', spam: '#' }

/** The label of the move that makes the operator the owner of a colleague's enquiry. */
export const TAKE_OVER = 'Take over'

/** The label of the move of a flagged enquiry to New. */
export const NOT_SPAM = 'Not spam'

type Taken = Pick<OperatorEnquiry, 'status' | 'owner'>

/** Whether an operator can take it on, or over: it is not in progress with them. */
export function canTakeOn({ status, owner }: Taken, operator: string): boolean {
  return status !== 'open' || !isSameOperator(owner, operator)
}

/** The label of the move to open, for one who `canTakeOn`. */
export function takeOnLabel({ status, owner }: Taken): string {
  return status === 'open' && owner !== '' ? TAKE_OVER : statuses.open.move
}

/** Whether the status marks suspected or certain spam: held or spam. */
export function isSuspectedSpam(status: EnquiryStatus): boolean {
  return statusHas(status, 'isSuspectedSpam')
}

export function StatusLabel({ status }: { status: EnquiryStatus }) {
  return <span class={`label status ${statuses[status].hue}`}>{statuses[status].label}</span>
}
