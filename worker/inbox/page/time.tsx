import type { Context } from 'hono'
import { createContext, useContext } from 'hono/jsx'

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const
const DAY_MS = 86_400_000

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

/** When a calendar day (2026-11-30) begins in a zone, or the one so many days later: ISO 8601, UTC. */
export function dayStart(day: string, timeZone: string, daysLater = 0): string {
  const midnight = Date.parse(day) + daysLater * DAY_MS
  // Twice, because the offset may change between the two midnights.
  const guess = midnight - offsetAt(midnight, timeZone)
  return new Date(midnight - offsetAt(guess, timeZone)).toISOString()
}

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const clock = new Date(moment).toLocaleString('sv-SE', { timeZone })
  return Date.parse(`${clock.replace(' ', 'T')}Z`) - moment
}
