import { singleSpaces } from './single-spaces.ts'

// Characters that break a line, change the direction of the following text, or have no UTF-8 form.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu

/** A text on one line, from left to right, with single spaces: many spaces could wrap into a new line. */
export function oneLine(text: string): string {
  return singleSpaces(text.replaceAll(UNPRINTABLE, ' '))
}
