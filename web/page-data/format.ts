import { toAsciiDigits } from '#worker/shared/clean-text.ts'
import { typographyOf } from './writing-system-typography.ts'

/** By language: to make one takes as long as some fifty dates. */
const longFormats: Record<string, Intl.DateTimeFormat> = {}

/** A date (ISO 8601) in the words of a language: January 15, 2024. */
export function longDate(date: string, language: string): string {
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const
  longFormats[language] ??= new Intl.DateTimeFormat(language, format)
  return longFormats[language].format(new Date(`${date}T00:00Z`))
}

/** A year as a language writes it outside a sentence: 2024, 2024年, in the calendar of its readers. */
export function formatYear(year: number, language: string): string {
  // In most calendars, the greater part of that year.
  const middle = new Date(Date.UTC(year, 6))
  return middle.toLocaleDateString(language, { year: 'numeric', timeZone: 'UTC' })
}

/**
 * A time of day, "09:00", as people write it in a language: 9:00 AM. Where the short form of a language in another script
 * has Latin letters, it is the longer one: सुबह 9:00.
 */
export function formatTimeOfDay(time: string, language: string): string {
  const moment = new Date(`2024-01-01T${time}Z`)
  const format = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const
  const short = moment.toLocaleTimeString(language, format)
  const isForeign = /[a-z]/i.test(short) && typographyOf(language)
  const shown = isForeign
    ? moment.toLocaleTimeString(language, { ...format, dayPeriod: 'short' })
    : short
  // Some versions of the time zone data put a narrow no-break space before AM.
  return shown.replace('\u202f', ' ')
}

/** The sign between the two ends of a range, as people write it in a language: "–", in Japanese "～". */
export function rangeSeparator(language: string): string {
  const parts = new Intl.NumberFormat(language).formatRangeToParts(1, 2)
  return parts.find(({ source }) => source === 'shared')?.value ?? '–'
}

/**
 * The lines of an address in one, as their language does it: with ", " where its lists have that comma, otherwise with
 * the joint of its measures: "، " in Arabic, a space in Japanese, nothing in Chinese.
 */
export function joinAddressLines(lines: string[], language: string): string {
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
  const number = toAsciiDigits(phone.normalize('NFKC')).replace(/^(\+.*?)\(0\)/, '$1')
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`
}

/** The space between a number and its unit, which is a short word in any script: "14 days", "14 से॰मी॰". */
const BEFORE_UNIT =
  /(?<=\p{Nd}|\{(?:count|minutes|max)\}) (?=[\p{L}\p{M}॰.]{2,8}(?![\p{L}\p{M}]))/gu
/** The space before a dash in a sentence. */
const BEFORE_DASH = / (?=[–—] )/g
/** The dash of a range, after which a line could end: "₹7–₹12". */
const RANGE = /[–—～](?=[^\s\p{L}]*\p{Nd})/gu

/** A text in which no line ends between a number and its unit, after the dash of a range, or before another dash. */
export function insertNbsp(text: string): string {
  return text
    .replaceAll(BEFORE_UNIT, '\u00a0')
    .replaceAll(BEFORE_DASH, '\u00a0')
    .replaceAll(RANGE, '$&\u2060')
}
