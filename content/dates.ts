import type { Content } from './collections.ts'

/**
 * The time in a zone as text that sorts by time: "2026-11-22T09:30". A midnight that the zone skips needs
 * no rule: what begins then has begun at the next minute.
 * @param timeZone an IANA name
 */
export function clockIn(timeZone: string, instant: Date): string {
  const format = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const
  // Swedish writes 2026-11-22 09:30.
  return new Intl.DateTimeFormat('sv-SE', format).format(instant).replace(' ', 'T')
}

/** The difference of the site's clock from UTC on a day, as ISO 8601 has it after a time: "-08:00". */
export function offsetOf({ hours }: Pick<Content['site'], 'hours'>, day: string): string {
  const format = { timeZone: hours?.timeZone ?? 'UTC', timeZoneName: 'longOffset' } as const
  const parts = new Intl.DateTimeFormat('en', format).formatToParts(new Date(`${day}T12:00Z`))
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.replace('GMT', '') || '+00:00'
}

/** The first minute of an article, on the clock of the site. */
export function beginOf({ date, time = '00:00' }: { date: string; time?: string | undefined }) {
  return `${date}T${time}`
}

/** The end of a job's last day, on the clock of the site; without a last day, later than any time. */
export function endOf({ validThrough = '9999-12-31' }: { validThrough?: string | undefined }) {
  return `${validThrough}T24:00`
}
