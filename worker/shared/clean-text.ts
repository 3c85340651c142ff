// Skips single spaces between words: replacing each with itself takes three times as long.
const UNEVEN_SPACE = /\s{2,}|[^\S ]/g

/** The text with one space for each run of white space between words, and none around it. */
export function collapseSpaces(text: string): string {
  return text.replace(UNEVEN_SPACE, ' ').trim()
}

// Characters that break a line, change the direction of the following text, or have no UTF-8 form.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu

/** A text on one line, from left to right, with single spaces: many spaces could wrap into a new line. */
export function toOneLine(text: string): string {
  return collapseSpaces(text.replaceAll(UNPRINTABLE, ' '))
}

/** The beginning of a text that fits into a number of bytes, in whole characters. */
export function cutToBytes(bytes: number, text: string): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(bytes))
  return text.slice(0, read)
}

/** The text without control characters but line feeds and tabs: some databases and programs end a text at U+0000. */
export function stripControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, '')
}

/** The text with the digits 0 to 9 in place of those of other scripts, at the same offsets: ४१ → 41. */
export function toAsciiDigits(text: string): string {
  return text.replaceAll(OTHER_DIGIT, (digit) => `${toNumber(digit)}`)
}

/** Digits of two code units, of mathematics and of scripts out of use, would move the offsets. */
const OTHER_DIGIT = /(?![0-9\u{10000}-\u{10ffff}])\p{Nd}/gu

/** Unicode has the digits of a script in order, from 0 to 9: the number of those before one tells its value. */
function toNumber(digit: string): number {
  const code = digit.charCodeAt(0)
  let first = code
  while (/\p{Nd}/u.test(String.fromCharCode(first - 1))) first--
  return (code - first) % 10
}
