import type { OperatorContact } from '../enquiries/enquiry.ts'
import { isToDo } from '../enquiries/status.tsx'
import type { Move } from './store.ts'

/** The move to a new owner, who takes on a new or held enquiry; done and spam keep their status. */
export function handOver({ status }: OperatorContact, owner: string): Omit<Move, 'id' | 'version'> {
  return { owner, to: isToDo(status) && owner ? 'open' : undefined }
}
