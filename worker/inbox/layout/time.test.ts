import type { Context } from 'hono'
import { expect, test } from 'vitest'
import {
  createDayFormatter,
  createTimeFormatter,
  formatAge,
  formatWait,
  timeZoneOf,
  toUtc,
} from './time.tsx'

const NOW = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T12:00:05Z', 'just now'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T11:00:00Z', '1 hour ago'],
  ['2026-11-20T12:00:00Z', 'yesterday'],
])('writes %s as: %s', (at, age) => {
  expect(formatAge(at, NOW)).toBe(age)
})

test.each([
  ['2026-11-21T12:00:05Z', '0 s'],
  ['2026-11-21T11:00:01Z', '59 min'],
  ['2026-11-20T12:00:01Z', '23 h'],
  ['2025-11-21T12:00:00Z', '365 d'],
])('writes the waiting time since %s as: %s', (since, wait) => {
  expect(formatWait(since, NOW)).toBe(wait)
})

test.each([
  ['2026-11-20T18:30:00Z', 'Nov 21'],
  ['2026-11-20T18:29:59Z', 'Nov 20'],
  ['2025-11-16T12:00:00Z', 'Nov 16, 2025'],
])('writes the day of %s in India as %s', (at, day) => {
  expect(createDayFormatter('Asia/Kolkata', NOW)(at)).toBe(day)
})

test.each([
  ['2026-12-31', 'Pacific/Kiritimati', 1, '2026-12-31T10:00:00.000Z'],
  ['2026-12-31', 'Pacific/Pago_Pago', 1, '2027-01-01T11:00:00.000Z'],
  // The clocks skip midnight, or return to it.
  ['2026-09-06', 'America/Santiago', 0, '2026-09-06T04:00:00.000Z'],
  ['2026-04-05', 'America/Santiago', 0, '2026-04-05T04:00:00.000Z'],
  ['2026-11-01', 'America/Havana', 0, '2026-11-01T04:00:00.000Z'],
])('the day of %s in %s, and %i more, begins at %s', (day, zone, daysLater, start) => {
  expect(toUtc(day, zone, daysLater)).toBe(start)
})

test.each([
  ['UTC', '2026-11-20T12:00:00.999Z', '2026-11-20T12:00:00+00:00'],
  ['America/New_York', '2026-11-01T05:30:00.000Z', '2026-11-01T01:30:00-04:00'],
  ['America/New_York', '2026-11-01T06:30:00.000Z', '2026-11-01T01:30:00-05:00'],
])('writes a time in the zone %s with its offset', (zone, at, written) => {
  expect(createTimeFormatter(zone)(at)).toBe(written)
  expect(Date.parse(written)).toBe(Math.floor(Date.parse(at) / 1000) * 1000)
})

test.each([
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Mars/Phobos', 'UTC'],
  ['', 'UTC'],
  [undefined, 'UTC'],
])('an operator in the zone %j gets the times of %s', (timezone, zone) => {
  expect(timeZoneOf({ req: { raw: { cf: { timezone } } } } as unknown as Context)).toBe(zone)
})
