import type { ContactRecord } from '../contact/record.ts'
import { inboxUrl } from './inbox-url.ts'

const RULE = '-'.repeat(40)

/**
 * The text of a mail to operators: our own words, then a rule, then all words of the visitor, which are `quoted`
 * line by line, so that none look like ours.
 */
export function textForOperators(
  { id, reference }: ContactRecord,
  { origin, quoted }: { origin: string | undefined; quoted: string },
): string {
  const inbox = inboxUrl(origin, id)
  const ours = [`Reference: ${reference}`, ...(inbox ? [`Inbox: ${inbox}`] : [])]
  return [...ours, RULE, quoted].join('\n')
}
