import { scriptType } from './script-type.ts'

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
