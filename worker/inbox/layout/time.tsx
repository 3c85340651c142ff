import type { Context } from 'hono'
import { createContext, useContext } from 'hono/jsx'
import { DAY_MS } from '#worker/time.ts'

/** Each with its short name, for a list: "3 d". */
const UNITS = [
  ['day', 'd', 86_400],
  ['hour', 'h', 3_600],
  ['minute', 'min', 60],
  ['second', 's', 1],
] as const
const SECOND_MS = 1_000

const DATE = { dateStyle: 'medium' } as const
const ages = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** The zone of the page's times; `renderPage` gives it to every page. */
export const ZoneContext = createContext('UTC')

const formats = new Map<string, Intl.DateTimeFormat>()

/** A formatter of times in a zone, made once: it costs as much as some rows of the list. */
function formatIn(timeZone: string, locale: string, options: Intl.DateTimeFormatOptions = {}) {
  const key = [timeZone, locale, ...Object.values(options)].join()
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
  formats.set(key, format)
  return format
}

/** The operator's IANA time zone, which the platform derives from the IP address; UTC if the runtime knows no such zone. */
export function timeZoneOf(c: Context): string {
  const timeZone = (c.req.raw.cf?.timezone as string | undefined) ?? 'UTC'
  try {
    formatIn(timeZone, 'en-US', DATE)
    return timeZone
  } catch {
    return 'UTC'
  }
}

/** A readable date and time for a time in ISO 8601, in the time zone of the page. */
export function Time({ at, ...others }: { at: string; class?: string }) {
  const text = formatIn(useContext(ZoneContext), 'en-US', {
    ...DATE,
    timeStyle: 'short',
    hourCycle: 'h23',
  })
  const shown = isTime(at) ? text.format(Date.parse(at)) : at
  return (
    <time datetime={at} {...others}>
      {shown}
    </time>
  )
}

/** The day at a time (now, if none is given) in a zone: 2026-11-30. */
export const dateIn = (timeZone: string, at?: number) => formatIn(timeZone, 'sv-SE').format(at)

/** What a row has in place of a time is shown as it is. */
const isTime = (at: string) => !Number.isNaN(Date.parse(at))

/** Formats times as days of a zone, without the year of `now`: "Nov 20", "Nov 20, 2025". */
export function createDayFormatter(timeZone: string, now: number): (at: string) => string {
  const format = formatIn(timeZone, 'en-US', DATE)
  const thisYear = format.format(now).slice(-6)
  return (at) => (isTime(at) ? format.format(Date.parse(at)).replace(thisYear, '') : at)
}

/** The time from then to `now` (in milliseconds since 1970), in its largest unit. */
function largestUnit(since: string, now: number) {
  const seconds = Math.max(0, now - Date.parse(since) || 0) / SECOND_MS
  const [unit, short, length] = UNITS.find(([, , length]) => seconds >= length) ?? UNITS[3]
  return { count: Math.floor(seconds / length), unit, short }
}

/** How long something has waited at `now`: "3 d". */
export function formatWait(since: string, now: number): string {
  const { count, short } = largestUnit(since, now)
  return `${count} ${short}`
}

/** Formats times (ISO 8601) in a time zone, with its offset from UTC, to the second: 2026-11-20T17:30:00+05:30. */
export function createTimeFormatter(timeZone: string): (at: string) => string {
  const format = formatIn(timeZone, 'en-GB', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', timeZoneName: 'longOffset' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  })
  return (at) => {
    if (!isTime(at)) return at
    const parts = format.formatToParts(new Date(at)).map(({ type, value }) => [type, value])
    const { year, month, day, hour, minute, second, timeZoneName } = Object.fromEntries(parts)
    const offset = timeZoneName.replace('GMT', '') || '+00:00'
    return `${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`
  }
}

/** How long before `now` it was: "3 hours ago", "10 seconds ago". */
export function formatAge(at: string, now: number): string {
  const { count, unit } = largestUnit(at, now)
  return count === 0 ? 'just now' : ages.format(-count, unit)
}

/**
 * The first millisecond of a calendar day (2026-11-30) in a zone, or of the day `daysLater` days after it, or a later
 * `time` of that day: ISO 8601, UTC. Where the clocks skip the time, it is the moment of the skip.
 */
export function toUtc(day: string, timeZone: string, daysLater = 0, time = '00:00'): string {
  const times = formatIn(timeZone, 'sv-SE', { dateStyle: 'short', timeStyle: 'short' })
  const midnight = Date.parse(day) + daysLater * DAY_MS
  const wanted = `${new Date(midnight).toISOString().slice(0, 10)} ${time}`
  // No zone is a whole day away from UTC, so it is this time there between these two times.
  let [before, after] = [midnight - DAY_MS, midnight + 2 * DAY_MS]
  while (after - before > SECOND_MS) {
    const seconds = Math.floor((after - before) / 2 / SECOND_MS)
    const middle = before + seconds * SECOND_MS
    if (times.format(middle) < wanted) before = middle
    else after = middle
  }
  return new Date(after).toISOString()
}
