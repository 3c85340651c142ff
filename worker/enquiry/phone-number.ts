import { toAsciiDigits } from '#worker/shared/clean-text.ts'

/** The longest phone number (E.164) with its possible prefixes: 15 digits, `00` and a trunk `0`. */
const PHONE_MAX_DIGITS = 18
const PHONE_MIN_DIGITS = 7
/** The digits at the end that identify a phone number, without its optional prefixes. */
const SEARCH_MAX_DIGITS = 9
/** A number with fewer digits after its prefixes, such as the start of one, keeps the prefixes. */
const SEARCH_MIN_DIGITS = 6

const PHONE_NUMBER = /^[\d ()+./-]+$/
/** The codes of the E.164 countries: no code begins with another one. */
const COUNTRY_CODE = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/
/** The trunk prefix as people write it after a country code. */
const OPTIONAL_TRUNK = '(0)'

/** Whether a normalized text can be one phone number: two words of 7 digits or more are two, such as two dates. */
export function looksLikePhoneNumber(text: string): boolean {
  if (!PHONE_NUMBER.test(text)) return false
  const { length } = digitsOf(text)
  const long = text.split(' ').filter((word) => digitsOf(word).length >= PHONE_MIN_DIGITS)
  return length >= PHONE_MIN_DIGITS && length <= PHONE_MAX_DIGITS && long.length <= 1
}

/**
 * The digits that every spelling of a phone number shares: at most the last nine, without a country code
 * after `+` or `00`, and without the trunk `0`. They are always the end of the number's digits, so they
 * also work for other numbers, such as a date.
 */
export function phoneDigits(number: string): string {
  const digits = digitsOf(number)
  const national = nationalDigits(number.trim(), digits)
  return (national.length < SEARCH_MIN_DIGITS ? digits : national).slice(-SEARCH_MAX_DIGITS)
}

/** All digits of a text, joined, in any script as 0 to 9. */
export function digitsOf(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, '')
}

function nationalDigits(number: string, digits: string): string {
  const trunk = number.indexOf(OPTIONAL_TRUNK)
  if (trunk !== -1) return digitsOf(number.slice(trunk + OPTIONAL_TRUNK.length))
  const inCountry = isAbroad(number) ? digits.replace(/^00/, '').replace(COUNTRY_CODE, '') : digits
  return inCountry.replace(/^0/, '')
}

/** Whether a number begins with the code of a country. */
function isAbroad(number: string): boolean {
  return number.includes('+') || digitsOf(number).startsWith('00')
}

/** What may be one in a text. */
const NUMBER = /[+(]{0,2}\d[\d ()./\u00a0\p{Pd}]{5,}\d/gu
const NEVER_BEFORE = /[\p{L}\p{N}_#,]/u
const NEVER_AFTER = /[\p{L}\p{N}_]/u
const DATE = /\d[./-]\d{1,2}[./-](?:19|20)\d\d/
const WITH_PREFIX = /^\(?[+0]/
const AMERICAN = /^(?:1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}$/

/** The phone numbers in a text: where each stands, and the address that dials it. Dates and other numbers are none. */
export function* findPhoneNumbers(text: string) {
  for (const { 0: run, index } of toAsciiDigits(text).matchAll(NUMBER)) {
    const number = run.startsWith('(') && !run.includes(')') ? run.slice(1) : run
    const to = index + run.length
    const from = to - number.length
    const isPart = NEVER_BEFORE.test(text.charAt(from - 1)) || NEVER_AFTER.test(text.charAt(to))
    const href = isPart ? undefined : telUrl(number)
    if (href) yield { number, from, to, href }
  }
}

/** The address that dials a number; undefined for a date and other numbers. */
function telUrl(number: string): string | undefined {
  const plain = number.replace(/\p{Pd}/gu, '-').replaceAll('\u00a0', ' ')
  const hasOpenBracket = plain.split('(').length !== plain.split(')').length
  if (!looksLikePhoneNumber(plain) || DATE.test(plain) || hasOpenBracket) return undefined
  if (!WITH_PREFIX.test(plain) && !AMERICAN.test(plain)) return undefined
  if (!isAbroad(plain)) return `tel:${digitsOf(plain)}`
  return `tel:+${digitsOf(plain.replace('(0)', '')).replace(/^00/, '')}`
}
