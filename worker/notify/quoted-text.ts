import type { ContactRecord } from '../contact/record.ts'
import type { ReceivedEvent } from '../replies/find-received.ts'
import { type FormField, readableFields } from '../shared/contact-form.ts'
import { oneLine } from '../shared/one-line.ts'

/** All characters that some programs show as the end of a line. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

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

/** All words of a mail that came in, in the same form: its sender, its newest part, then the mails that it quotes. */
export function quotedMail({ from, note, quoted }: ReceivedEvent): string {
  return quoteLines([oneLine(from), '', note, ...(quoted ? ['', quoted] : [])])
}

/** Texts, each line after `> `. */
export function quoteLines(texts: string[]): string {
  const lines = texts.flatMap((text) => text.split(LINE_BREAK))
  return lines.map((line) => `> ${line}`).join('\n')
}
