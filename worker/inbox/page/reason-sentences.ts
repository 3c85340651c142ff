import { reasonSentence } from '#worker/spam/reasons.ts'

/** The spam filter's reasons as an operator reads them. */
export function reasonSentences(reasons: string[]): string[] {
  return reasons.map(reasonSentence)
}
