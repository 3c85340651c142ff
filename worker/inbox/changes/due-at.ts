import { HOUR_MS } from '#worker/db/timestamps.ts'
import { dayStart } from '../time/time.tsx'

/** The choices of a day until which an enquiry is put off, besides a date. */
export const laterDays = ['tomorrow', 'monday', 'week'] as const
export type LaterDay = (typeof laterDays)[number]

/** 8:00, where the clocks do not change on that day. */
const MORNING_MS = 8 * HOUR_MS
const MOST_DAYS = 366

/**
 * The morning of a chosen day, or of a date (2026-11-30), in a time zone: ISO 8601, UTC. Undefined for a date that is
 * not after today, or more than a year ahead.
 */
export function dueAt(chosen: string, timeZone: string, now: Date): string | undefined {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
  const weekday = new Date(today).getUTCDay()
  const days: Record<string, number> = { tomorrow: 1, monday: 7 - ((weekday + 6) % 7), week: 7 }
  const ahead = days[chosen]
  const start = ahead ? dayStart(today, timeZone, ahead) : dayStart(chosen, timeZone)
  const isAhead = start >= dayStart(today, timeZone, 1)
  if (!isAhead || start > dayStart(today, timeZone, MOST_DAYS)) return undefined
  return new Date(Date.parse(start) + MORNING_MS).toISOString()
}
