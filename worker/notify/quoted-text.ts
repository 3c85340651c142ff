import type { ContactRecord } from '../contact/record.ts'
import { type FormField, readableFields } from '../shared/contact-form.ts'
import { oneLine } from '../shared/one-line.ts'
import { quoteLines } from './quote-lines.ts'

/**
 * All words of the visitor, each line after `> `: the name, the address, the other fields with their
 * labels, an empty line, the message. No line of it looks like one of ours.
 */
export function quotedText(
  { name, email, message, fields }: ContactRecord,
  form: readonly FormField[],
): string {
  const others = readableFields(fields, form).map(({ label, value }) =>
    oneLine(`${label}: ${value}`),
  )
  return quoteLines([oneLine(name), oneLine(email), ...others, '', message])
}
