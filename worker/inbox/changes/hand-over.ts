import { isSameOperator } from '#worker/operators.ts'
import type { OperatorContact } from '../enquiry/enquiry.ts'
import { isToDo } from '../enquiry/status.tsx'
import type { Move } from './store.ts'

/**
 * The move to a new owner, who takes on a new or held enquiry; done and spam keep their status. An owner in another
 * case is no new one.
 */
export function handOver(
  { status, owner }: OperatorContact,
  wanted: string,
): Omit<Move, 'id' | 'version'> {
  return {
    owner: isSameOperator(owner, wanted) ? owner : wanted,
    to: isToDo(status) && wanted ? 'open' : undefined,
  }
}
