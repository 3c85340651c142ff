import { singleSpaces } from './single-spaces.ts'

// Characters that break a line or change the direction of the following text.
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu

/** A text on one line, from left to right, with single spaces: many spaces could wrap into a new line. */
export function oneLine(text: string): string {
  return singleSpaces(text.replaceAll(UNPRINTABLE, ' '))
}
