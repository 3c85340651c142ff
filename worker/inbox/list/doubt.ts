import { spamScore } from '#worker/spam/filter.ts'
import type { OperatorContact } from '../page/enquiry.ts'

// To tick one costs what it costs to untick one, while the filter would rather miss spam than hold a
// person up. So this is below its bounds: it left fewest to put right among 20 spam and 40 others.
/** From this doubt on an enquiry is ticked. */
export const DOUBTFUL = -0.3

type Doubted = { contact: OperatorContact; doubt: number }

/** The enquiries, most doubtful first, each with its doubt: the score of its words (`spamScore`). */
export function sortByDoubt(contacts: readonly OperatorContact[]): Doubted[] {
  return contacts
    .map((contact) => ({ contact, doubt: doubtOf(contact) }))
    .sort((a, b) => b.doubt - a.doubt)
}

/** Held is doubted already; an enquiry that an operator has taken on or closed is not doubted any more. */
function doubtOf({ status, message }: OperatorContact): number {
  const score = spamScore(message)
  if (status === 'held') return Math.max(score, DOUBTFUL)
  return status === 'new' ? score : Number.NEGATIVE_INFINITY
}
