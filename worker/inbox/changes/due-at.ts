import { momentOf } from '../page/time.tsx'

/** The choices of a day until which an enquiry is put off, besides a date. */
export const laterDays = ['tomorrow', 'monday', 'week'] as const
export type LaterDay = (typeof laterDays)[number]

const MORNING = '08:00'
const MOST_DAYS = 366

/**
 * 8:00 of a chosen day, or of a date (2026-11-30), in a time zone: ISO 8601, UTC. Undefined for a date that is
 * not after today, or more than a year ahead.
 */
export function dueAt(chosen: string, timeZone: string, now: Date): string | undefined {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
  const weekday = new Date(today).getUTCDay()
  const days: Record<string, number> = { tomorrow: 1, monday: 7 - ((weekday + 6) % 7), week: 7 }
  const ahead = days[chosen]
  const day = ahead ? today : chosen
  const due = momentOf(day, timeZone, ahead, MORNING)
  const isAhead = due >= momentOf(today, timeZone, 1)
  return isAhead && due < momentOf(today, timeZone, MOST_DAYS + 1) ? due : undefined
}
