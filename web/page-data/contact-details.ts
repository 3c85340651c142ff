import { asciiDigits } from '#worker/shared/ascii-digits.ts'

/**
 * The lines of an address in one, as their language does it: with ", " where its lists have that comma, otherwise with
 * the joint of its measures: "، " in Arabic, a space in Japanese, nothing in Chinese.
 */
export function joinLines(lines: string[], language: string): string {
  const [list, measure] = [jointOf('conjunction', language), jointOf('unit', language)]
  return lines.join(list === ', ' ? list : measure)
}

/** The mark between the first two of three, without a word for "and". */
function jointOf(type: Intl.ListFormatType, language: string): string {
  const [, joint] = new Intl.ListFormat(language, { type }).formatToParts(['1', '2', '3'])
  return joint?.type === 'literal' ? joint.value.replace(/\p{L}.*/u, '') : ''
}

/** The `tel:` address of a phone number in display format, in any digits: `tel:+14155550142`. */
export function telUrl(phone: string): string {
  const number = asciiDigits(phone.normalize('NFKC')).replace(/^(\+.*?)\(0\)/, '$1')
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`
}
