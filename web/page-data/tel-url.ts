/** The `tel:` address of a phone number in display format, in any digits: `tel:+14155550142`. */
export function telUrl(phone: string): string {
  const number = phone
    .normalize('NFKC')
    .replace(/^(\+.*?)\(0\)/, '$1')
    .replaceAll(/\p{Nd}/gu, (digit) => `${toNumber(digit)}`)
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`
}

/** Unicode has the digits of a script in order, from 0 to 9: the number of those before one tells its value. */
function toNumber(digit: string): number {
  let first = digit.codePointAt(0) ?? 0
  const code = first
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
  return (code - first) % 10
}
