import type { Content } from './collections.ts'

/**
 * The day in a zone: "2026-11-22".
 * @param timeZone an IANA name
 */
export function dayIn(timeZone: string, instant: Date): string {
  // As Swedish writes it.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant)
}

/** The difference of the site's clock from UTC on a day, as ISO 8601 has it after a time: "-08:00". */
export function utcOffsetOf({ hours }: Pick<Content['site'], 'hours'>, day: string): string {
  const format = { timeZone: hours?.timeZone ?? 'UTC', timeZoneName: 'longOffset' } as const
  const parts = new Intl.DateTimeFormat('en', format).formatToParts(new Date(`${day}T12:00Z`))
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.replace('GMT', '') || '+00:00'
}
