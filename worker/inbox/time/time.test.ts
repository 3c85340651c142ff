import { expect, test } from 'vitest'
import { dayName, dayStart, formatAge, formatWait, zonedTime } from './time.tsx'

const NOW = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T11:59:01Z', '59 seconds ago'],
  ['2026-11-21T12:00:05Z', 'just now'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T11:00:01Z', '59 minutes ago'],
  ['2026-11-21T11:00:00Z', '1 hour ago'],
  ['2026-11-20T12:00:00Z', 'yesterday'],
  ['2025-11-21T12:00:00Z', '365 days ago'],
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
  ['2026-11-20T18:30:00Z', 'Today'],
  ['2026-11-20T18:29:59Z', 'Yesterday'],
  ['2026-11-16T12:00:00Z', 'Mon, Nov 16'],
  ['2025-11-16T12:00:00Z', 'Nov 16, 2025'],
])('writes the day of %s in India as %s', (at, day) => {
  expect(dayName(at, 'Asia/Kolkata', NOW)).toBe(day)
})

const DAY = 86_400_000
const [BEGIN, END] = [Date.parse('2026-01-01'), Date.parse('2031-01-01')]
/** No zone changes its clocks twice within this many days. */
const STEP = 21 * DAY

/** The moments of five years at which the clocks of a zone change. */
function changesOf(offsetAt: (moment: number) => string): number[] {
  const changes: number[] = []
  for (let moment = BEGIN; moment < END; moment += STEP) {
    let [before, after] = [moment, moment + STEP]
    const old = offsetAt(before)
    if (offsetAt(after) === old) continue
    while (after - before > 1000) {
      const middle = before + Math.round((after - before) / 2000) * 1000
      if (offsetAt(middle) === old) before = middle
      else after = middle
    }
    changes.push(after)
  }
  return changes
}

test('in every zone, a day begins at the first moment with its date', () => {
  const seen = new Set<string>()
  const wrong: string[] = []

  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      timeZoneName: 'longOffset',
      ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    })
    const read = (moment: number) => clock.format(moment).split(' ') as [string, string]
    // In zones without clock changes, all days are alike.
    for (const change of [BEGIN, ...changesOf((moment) => read(moment)[1])]) {
      const key = `${change} ${read(change - 1)} ${read(change)}`
      if (seen.has(key)) continue
      seen.add(key)
      const [eve] = read(change - DAY)
      for (const daysLater of [0, 1, 2]) {
        const date = new Date(Date.parse(eve) + daysLater * DAY).toISOString().slice(0, 10)
        const start = Date.parse(dayStart(eve, timeZone, daysLater))
        const earlier = [1, 1_800_000, 3_600_000, 7_200_000].map((ms) => read(start - ms)[0])
        if (read(start)[0] !== date || earlier.some((each) => each >= date)) {
          wrong.push(`${date} ${timeZone}`)
        }
      }
    }
  }

  expect(seen.size).toBeGreaterThan(200)
  expect(wrong).toEqual([])
})

test.each([
  ['UTC', '2026-11-20T12:00:00.999Z', '2026-11-20T12:00:00+00:00'],
  ['Asia/Kolkata', '2026-12-31T20:15:09.000Z', '2027-01-01T01:45:09+05:30'],
  ['America/New_York', '2026-11-01T05:30:00.000Z', '2026-11-01T01:30:00-04:00'],
  ['America/New_York', '2026-11-01T06:30:00.000Z', '2026-11-01T01:30:00-05:00'],
  ['Europe/Berlin', '2026-07-01T22:00:00.000Z', '2026-07-02T00:00:00+02:00'],
])('writes a time in the zone %s with its offset', (zone, at, written) => {
  expect(zonedTime(zone)(at)).toBe(written)
  expect(Date.parse(written)).toBe(Math.floor(Date.parse(at) / 1000) * 1000)
})
