import { spamScore } from '#worker/spam/filter.ts'
import type { OperatorContact } from '../page/enquiry.ts'

// A missing selection and a wrong one cost the operator one click each, while the filter prefers missed spam to a
// held enquiry of a person. So this is below the filter's thresholds: in a trial with 20 spam enquiries and
// 40 others, it left the fewest selections to correct.
/** Enquiries with this doubt or more are selected. */
export const DOUBTFUL = -0.3

type Scored = { contact: OperatorContact; doubt: number }

/** The enquiries, most doubtful first, each with its doubt: the score of its words (`spamScore`). */
export function sortByDoubt(contacts: readonly OperatorContact[]): Scored[] {
  return contacts
    .map((contact) => ({ contact, doubt: doubtOf(contact) }))
    .sort((a, b) => b.doubt - a.doubt)
}

/** A held enquiry is always doubtful; one that an operator has opened or closed never is. */
function doubtOf({ status, message }: OperatorContact): number {
  const score = spamScore(message)
  if (status === 'held') return Math.max(score, DOUBTFUL)
  return status === 'new' ? score : Number.NEGATIVE_INFINITY
}
