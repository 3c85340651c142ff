import { type ContactStatus, contactStatuses } from '#worker/contact/status.ts'
import { DAY_MS, momentBefore } from '#worker/db/moments.ts'
import type { Count } from './store.ts'

const WEEK_MS = 7 * DAY_MS

/** How many enquiries of each status, and in all. */
export type StatusCounts = Record<ContactStatus | 'total', number>

/** The last `count` weeks with the current one at the end, each by its Monday (UTC), such as 2026-11-16. */
export function lastWeeks(count: number, now: Date): string[] {
  const daysSinceMonday = (now.getUTCDay() + 6) % 7
  const thisWeek = new Date(now)
  thisWeek.setUTCDate(now.getUTCDate() - daysSinceMonday)
  return Array.from({ length: count }, (_, at) =>
    momentBefore(thisWeek, (count - 1 - at) * WEEK_MS).slice(0, 10),
  )
}

/** The figures of the report; services with most enquiries first. */
export type Summary = {
  weeks: ({ week: string } & StatusCounts)[]
  services: ({ service: string } & StatusCounts)[]
  all: StatusCounts
  waits: ResponseTimes
  /** How many came beyond the daily number of the settings, without those that were erased. */
  overflow: number
}

/** The counts by each of these weeks, even where there is none, by service, and by wait. */
export function summarize(counts: Count[], mondays: string[]): Summary {
  const byWeek = Map.groupBy(counts, ({ week }) => week)
  const byService = Map.groupBy(counts, ({ service }) => service)
  return {
    weeks: mondays.map((week) => ({ week, ...tally(byWeek.get(week) ?? []) })),
    services: [...byService]
      .map(([service, group]) => ({ service, ...tally(group) }))
      .sort((a, b) => b.total - a.total),
    all: tally(counts),
    waits: responseTimesOf(counts),
    overflow: counts.reduce((total, { overflow }) => total + overflow, 0),
  }
}

function tally(counts: Count[]): StatusCounts {
  const sums = contactStatuses.map((status) => [
    status,
    sum(counts.filter((count) => count.status === status)),
  ])
  return { ...Object.fromEntries(sums), total: sum(counts) }
}

/** The times from the arrival of enquiries to their first answer. */
export type ResponseTimes = {
  total: number
  hour: number
  day: number
  threeDays: number
  longer: number
  /** Nobody has answered them. */
  never: number
  /** Half of the answered enquiries got their answer within this many hours; null without an answer. */
  medianHours: number | null
}

/** Spam is left out: nobody is meant to answer it. */
export function responseTimesOf(counts: Count[]): ResponseTimes {
  const genuine = counts.filter(({ status }) => status !== 'spam')
  const answered = genuine
    .filter((count): count is Count & { hours: number } => count.hours !== null)
    .sort((a, b) => a.hours - b.hours)
  const within = (from: number, to: number) =>
    sum(answered.filter(({ hours }) => hours >= from && hours < to))
  return {
    total: sum(genuine),
    hour: within(0, 1),
    day: within(1, 24),
    threeDays: within(24, 72),
    longer: within(72, Number.POSITIVE_INFINITY),
    never: sum(genuine) - sum(answered),
    medianHours: medianHours(answered),
  }
}

// Whole hours are rounded down, so one is added.
function medianHours(answered: { hours: number; total: number }[]): number | null {
  let left = sum(answered) / 2
  for (const { hours, total } of answered) {
    left -= total
    if (left <= 0) return hours + 1
  }
  return null
}

function sum(counts: { total: number }[]): number {
  return counts.reduce((total, count) => total + count.total, 0)
}
