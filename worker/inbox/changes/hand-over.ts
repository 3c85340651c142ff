import type { OperatorContact } from '../enquiries/enquiry.ts'
import type { Move } from './store.ts'

/** The move to a new owner, who takes on a new or held enquiry; done and spam keep their status. */
export function handOver({ status }: OperatorContact, owner: string): Omit<Move, 'id' | 'version'> {
  const isWaiting = status === 'new' || status === 'held'
  return { owner, to: isWaiting && owner ? 'open' : undefined }
}
