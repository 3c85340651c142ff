import { type ContentReason, contentReasons, judgeContent } from './content.ts'

const circumstances = {
  decoy: 'A field that people do not see was filled in, by a program or a password manager.',
  hurried: 'Several enquiries came from one place within a minute.',
} as const

/** Why an enquiry is doubted, and the sentence that tells an operator. */
export const reasonTexts = { ...circumstances, ...contentReasons } as const
export type Reason = keyof typeof circumstances | ContentReason

export type Verdict = { status: 'new' | 'held' | 'spam'; reasons: Reason[] }

/** From here on somebody should look first; from SPAM on it need not be looked at today. */
const HELD = 1
const SPAM = 2

const weights = { decoy: HELD, hurried: HELD / 2 } as const

/**
 * Weighs an enquiry, and never refuses one: the worst it can be is `spam`, which is kept, found and
 * released like any other. Circumstances alone, such as a decoy that a password manager filled, make
 * it `held` and no worse: `spam` takes words that would be held by themselves.
 */
export function judge(
  contact: { name: string; email: string; message: string },
  { decoyFilled, hurried }: { decoyFilled: boolean; hurried: boolean },
): Verdict {
  const content = judgeContent(contact)
  const score = content.score + (decoyFilled ? weights.decoy : 0) + (hurried ? weights.hurried : 0)
  const reasons: Reason[] = [
    ...(decoyFilled ? (['decoy'] as const) : []),
    ...(hurried ? (['hurried'] as const) : []),
    ...content.reasons,
  ]
  if (score < HELD) return { status: 'new', reasons }
  return { status: score >= SPAM && content.score >= HELD ? 'spam' : 'held', reasons }
}
