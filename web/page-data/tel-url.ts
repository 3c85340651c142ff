import { asciiDigits } from '#worker/shared/ascii-digits.ts'

/** The `tel:` address of a phone number in display format, in any digits: `tel:+14155550142`. */
export function telUrl(phone: string): string {
  const number = asciiDigits(phone.normalize('NFKC')).replace(/^(\+.*?)\(0\)/, '$1')
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`
}
