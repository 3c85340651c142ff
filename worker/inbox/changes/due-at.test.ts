import { expect, test } from 'vitest'
import { dueAt } from './due-at.ts'

const FRIDAY = '2026-10-30T16:00:00Z'

test.each([
  ['tomorrow', 'America/Los_Angeles', FRIDAY, '2026-10-31T15:00:00.000Z'],
  // The clocks change on Sunday.
  ['monday', 'America/Los_Angeles', FRIDAY, '2026-11-02T16:00:00.000Z'],
  ['monday', 'America/Los_Angeles', '2026-11-02T16:00:00Z', '2026-11-09T16:00:00.000Z'],
  // It is Sunday there.
  ['monday', 'America/Los_Angeles', '2026-11-02T06:00:00Z', '2026-11-02T16:00:00.000Z'],
  // It is the day itself on which they change: back, and forward.
  ['2026-11-01', 'America/Los_Angeles', FRIDAY, '2026-11-01T16:00:00.000Z'],
  ['2027-03-14', 'America/Los_Angeles', FRIDAY, '2027-03-14T15:00:00.000Z'],
  ['week', 'Pacific/Auckland', FRIDAY, '2026-11-06T19:00:00.000Z'],
  ['2026-10-31', 'America/Los_Angeles', FRIDAY, '2026-10-31T15:00:00.000Z'],
  // It is Saturday there.
  ['2026-10-31', 'Pacific/Auckland', FRIDAY, undefined],
  ['2026-10-30', 'America/Los_Angeles', FRIDAY, undefined],
  ['2027-10-31', 'UTC', FRIDAY, '2027-10-31T08:00:00.000Z'],
  ['2027-11-01', 'UTC', FRIDAY, undefined],
])('%s in %s at %s is %s', (chosen, zone, now, due) => {
  expect(dueAt(chosen, zone, new Date(now))).toBe(due)
})
