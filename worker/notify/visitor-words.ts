import type { ContactRecord } from '../contact/record.ts'
import { singleSpaces } from '../contact/single-spaces.ts'

// Characters that break a line or change the direction of the following text.
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu
/** All characters that some programs show as the end of a line. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

/** A text on one line, from left to right, with single spaces: many spaces could wrap into a new line. */
export function oneLine(text: string): string {
  return singleSpaces(text.replaceAll(UNPRINTABLE, ' '))
}

/**
 * All words of the visitor, each line after `> `: the name, the address, an empty line, the message. No
 * line of it looks like one of ours.
 */
export function quotedWords({ name, email, message }: ContactRecord): string {
  const lines = [oneLine(name), oneLine(email), '', ...message.split(LINE_BREAK)]
  return lines.map((line) => `> ${line}`).join('\n')
}
