import { expect, test } from 'vitest'
import { dayStart, formatAge } from './time.tsx'

const NOW = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T11:59:01Z', 'just now'],
  ['2026-11-21T12:00:05Z', 'just now'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T11:00:01Z', '59 minutes ago'],
  ['2026-11-21T11:00:00Z', '1 hour ago'],
  ['2026-11-20T12:00:00Z', 'yesterday'],
  ['2025-11-21T12:00:00Z', '365 days ago'],
])('says of %s: %s', (at, age) => {
  expect(formatAge(at, NOW)).toBe(age)
})

test.each([
  ['2026-11-21', 'UTC', 0, '2026-11-21T00:00:00.000Z'],
  ['2026-11-21', 'Asia/Kolkata', 0, '2026-11-20T18:30:00.000Z'],
  ['2026-12-31', 'America/Los_Angeles', 1, '2027-01-01T08:00:00.000Z'],
  // The clocks change on this day, in Berlin after and in Beirut at its midnight.
  ['2026-03-29', 'Europe/Berlin', 0, '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', 1, '2026-03-29T22:00:00.000Z'],
  ['2026-03-29', 'Asia/Beirut', 0, '2026-03-28T22:00:00.000Z'],
])('begins %s in %s (and %d days) at %s', (day, zone, daysLater, start) => {
  expect(dayStart(day, zone, daysLater)).toBe(start)
})
