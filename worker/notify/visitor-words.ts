import type { ContactRecord } from '../contact/record.ts'
import { singleSpaces } from '../contact/single-spaces.ts'

// What breaks a line or turns the direction of the text after it.
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu
/** All that some program shows as the end of a line. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

/** A text on one line, read from left to right, with single spaces: many would wrap into a line of their own. */
export function oneLine(text: string): string {
  return singleSpaces(text.replaceAll(UNPRINTABLE, ' '))
}

/**
 * All that the visitor wrote, each line behind `> `: the name, the address, an empty line, the message.
 * No line of it can pass for one of ours.
 */
export function quotedWords({ name, email, message }: ContactRecord): string {
  const lines = [oneLine(name), oneLine(email), '', ...message.split(LINE_BREAK)]
  return lines.map((line) => `> ${line}`).join('\n')
}
