import { expect, test } from 'vitest'
import type { Count } from './store.ts'
import { lastWeeks, responseTimesOf } from './summary.ts'

test.each([
  ['2026-11-16T00:00:00Z', ['2026-11-09', '2026-11-16']],
  ['2026-11-22T23:59:59Z', ['2026-11-09', '2026-11-16']],
  ['2026-11-23T00:00:00Z', ['2026-11-16', '2026-11-23']],
  ['2027-01-02T12:00:00Z', ['2026-12-21', '2026-12-28']],
])('the weeks until %s begin on %o', (now, mondays) => {
  expect(lastWeeks(2, new Date(now))).toEqual(mondays)
})

const counts = (...waits: [hours: number | null, total: number][]) =>
  waits.map(
    ([hours, total]): Count => ({
      week: '',
      service: '',
      status: 'done',
      hours,
      total,
      overflow: 0,
    }),
  )

test.each<[string, Count[], number | null]>([
  ['nothing', [], null],
  ['what nobody answered', counts([null, 3]), null],
  ['one', counts([0, 1]), 1],
  ['two, the quicker one', counts([9, 1], [2, 1]), 3],
  ['many, by their weight', counts([70, 2], [1, 3], [4, 4], [null, 50]), 5],
])('the median response time of %s', (_, given, expected) => {
  expect(responseTimesOf(given).medianHours).toBe(expected)
})

test('every enquiry except spam is counted in one of the response times', () => {
  const given = counts([0, 1], [1, 2], [23, 4], [24, 8], [71, 16], [72, 32], [null, 64])
  const spam = given.map((count): Count => ({ ...count, status: 'spam' }))

  expect(responseTimesOf([...given, ...spam])).toMatchObject({
    total: 127,
    hour: 1,
    day: 6,
    threeDays: 24,
    longer: 32,
    never: 64,
  })
})
