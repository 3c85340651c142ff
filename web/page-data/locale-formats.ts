import { scriptType } from './script-type.ts'

/** A date (ISO 8601) in the words of a language: January 15, 2024. */
export function longDate(date: string, language: string): string {
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const
  return new Date(`${date}T00:00Z`).toLocaleDateString(language, format)
}

/** A year as a language writes it outside a sentence: 2024, 2024年, in the calendar of its readers. */
export function writtenYear(year: number, language: string): string {
  // In most calendars, the greater part of that year.
  const middle = new Date(Date.UTC(year, 6))
  return middle.toLocaleDateString(language, { year: 'numeric', timeZone: 'UTC' })
}

/**
 * A time of day, "09:00", as people write it in a language: 9:00 AM. Where the short form of a language in another script
 * has Latin letters, it is the longer one: सुबह 9:00.
 */
export function clockTime(time: string, language: string): string {
  const moment = new Date(`2024-01-01T${time}Z`)
  const format = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const
  const short = moment.toLocaleTimeString(language, format)
  const isForeign = /[a-z]/i.test(short) && scriptType(language)
  const shown = isForeign
    ? moment.toLocaleTimeString(language, { ...format, dayPeriod: 'short' })
    : short
  // Some versions of the time zone data put a narrow no-break space before AM.
  return shown.replace('\u202f', ' ')
}

/** The sign between the two ends of a range, as people write it in a language: "–", in Japanese "～". */
export function rangeSign(language: string): string {
  const parts = new Intl.NumberFormat(language).formatRangeToParts(1, 2)
  return parts.find(({ source }) => source === 'shared')?.value ?? '–'
}
