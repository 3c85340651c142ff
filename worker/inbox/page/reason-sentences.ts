import { reasonTexts } from '#worker/judge/judge.ts'

/** The judge's reasons in words; the code itself where the judge knows a reason no more. */
export function reasonSentences(reasons: string[]): string[] {
  const sentences: Record<string, string> = reasonTexts
  return reasons.map((reason) => sentences[reason] ?? reason)
}
