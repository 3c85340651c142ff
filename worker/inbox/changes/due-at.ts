import { invalidFieldsError } from '#worker/http/validate.ts'
import { dateIn, toUtc } from '../layout/time.tsx'

/** The choices of a day until which an enquiry is put off, besides a date, and their labels. */
export const laterDays = ['tomorrow', 'monday', 'week'] as const
export const laterLabels = { tomorrow: 'Tomorrow', monday: 'Monday', week: 'In a week' }

const MORNING = '08:00'
const MOST_DAYS = 366

/** 8:00 of a chosen day, or of a date, in a zone: ISO 8601, UTC. Undefined for one not ahead, or beyond a year. */
export function resolveDueTime(chosen: string, timeZone: string, now: Date): string | undefined {
  const today = dateIn(timeZone, now.getTime())
  const weekday = new Date(today).getUTCDay()
  const days: Record<string, number> = { tomorrow: 1, monday: 7 - ((weekday + 6) % 7), week: 7 }
  const ahead = days[chosen]
  const day = ahead ? today : chosen
  const due = toUtc(day, timeZone, ahead, MORNING)
  const isAhead = due >= toUtc(today, timeZone, 1)
  return isAhead && due < toUtc(today, timeZone, MOST_DAYS + 1) ? due : undefined
}

/** When a form puts an enquiry off, null for back, in the operator's zone. Throws a 422 for a day not ahead. */
export function parseDueFields(
  { until, day }: { until?: string | undefined; day?: string | undefined },
  zone: string,
): string | null {
  if (until === 'now') return null
  const chosen = until ?? day
  const due = chosen && resolveDueTime(chosen, zone, new Date())
  if (due) return due
  const name = until === undefined ? 'day' : 'until'
  throw invalidFieldsError({ [name]: 'Choose a day from tomorrow on, within a year.' })
}
