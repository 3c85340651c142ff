import type { Context } from 'hono'
import { createContext, useContext } from 'hono/jsx'

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const
const SECOND_MS = 1_000
const DAY_MS = 86_400 * SECOND_MS

const ages = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** The zone of the page's times; `answerPage` gives it to every page. */
export const Zone = createContext('UTC')

/** Where the operator is, as the platform tells by their address: an IANA zone, or UTC. */
export function zoneOf(c: Context): string {
  return (c.req.raw.cf?.timezone as string | undefined) ?? 'UTC'
}

/** A moment in ISO 8601, as people read it, in the zone that the page names. */
export function Time({ at }: { at: string }) {
  const timeZone = useContext(Zone)
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const
  return <time datetime={at}>{new Date(at).toLocaleString('en-GB', format)}</time>
}

/** How long before `now` (in milliseconds since 1970) it was: "3 hours ago", "yesterday". */
export function formatAge(at: string, now: number): string {
  const seconds = (now - Date.parse(at)) / 1000
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return ages.format(-Math.floor(seconds / length), unit)
  }
  return 'just now'
}

/**
 * The first moment of a calendar day (2026-11-30) in a zone, or of the one so many days later: ISO 8601,
 * UTC. Where the clocks skip midnight, the day begins when they do so.
 */
export function dayStart(day: string, timeZone: string, daysLater = 0): string {
  const dates = new Intl.DateTimeFormat('sv-SE', { timeZone })
  const midnight = Date.parse(day) + daysLater * DAY_MS
  const date = new Date(midnight).toISOString().slice(0, 10)
  // No clock is a whole day away from UTC; between the two, the zone's date changes to this one.
  let [before, start] = [midnight - DAY_MS, midnight + DAY_MS]
  while (start - before > SECOND_MS) {
    const seconds = Math.floor((start - before) / 2 / SECOND_MS)
    const middle = before + seconds * SECOND_MS
    if (dates.format(middle) < date) before = middle
    else start = middle
  }
  return new Date(start).toISOString()
}
