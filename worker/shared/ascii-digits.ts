/** The text with the digits 0 to 9 in place of those of other scripts, at the same offsets: ४१ → 41. */
export function asciiDigits(text: string): string {
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
