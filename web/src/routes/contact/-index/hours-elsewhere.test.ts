import { expect, test } from 'vitest'
import { hoursElsewhere } from './hours-elsewhere.ts'

const PACIFIC = 'America/Los_Angeles'
const WORDS = {
  language: 'en-US',
  days: {
    twoBefore: '{time} two days before',
    before: '{time} the day before',
    after: '{time} the next day',
    twoAfter: '{time} two days later',
  },
}
const WEEK = { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], open: '09:00', close: '18:00' }
const SATURDAY = { days: ['Sat'], open: '10:00', close: '16:00' }

test.each([
  ['Europe/Berlin', '2024-01-17', '6:00 PM–3:00 AM the next day'],
  // America has changed to daylight saving, Europe has not.
  ['Europe/Berlin', '2024-03-13', '5:00 PM–2:00 AM the next day'],
  // Europe has returned to standard time, America has not.
  ['Europe/London', '2024-10-30', '4:00 PM–1:00 AM the next day'],
  ['America/New_York', '2024-07-17', '12:00 PM–9:00 PM'],
  // Arizona keeps standard time.
  ['America/Phoenix', '2024-07-17', undefined],
  ['America/Los_Angeles', '2024-07-17', undefined],
  ['Pacific/Honolulu', '2024-07-17', '6:00 AM–3:00 PM'],
  ['Asia/Kolkata', '2024-07-17', '9:30 PM–6:30 AM the next day'],
  ['Asia/Tokyo', '2024-07-17', '1:00 AM–10:00 AM the next day'],
  ['Pacific/Kiritimati', '2024-01-17', '7:00 AM–4:00 PM the next day'],
])('in %s on %s the Pacific week is %s', (visitor, date, text) => {
  const now = new Date(`${date}T20:00Z`)

  expect(hoursElsewhere(WEEK, { company: PACIFIC, visitor }, now, WORDS)).toBe(text)
})

test.each([
  ['Asia/Tokyo', 'America/New_York', '7:00 PM the day before–4:00 AM'],
  ['Asia/Tokyo', 'Europe/London', '12:00 AM–9:00 AM'],
  ['Europe/London', 'America/Los_Angeles', '1:00 AM–10:00 AM'],
  ['Pacific/Kiritimati', 'Pacific/Honolulu', '9:00 AM–6:00 PM the day before'],
])('from %s to %s the week is %s', (company, visitor, text) => {
  expect(hoursElsewhere(WEEK, { company, visitor }, new Date('2024-01-17T12:00Z'), WORDS)).toBe(
    text,
  )
})

test('uses the daylight saving time of the given day, not of today', () => {
  const zones = { company: PACIFIC, visitor: 'UTC' }
  const sunday = { days: ['Sun'], open: '09:00', close: '17:00' }
  // The Friday before 10 March 2024, when Pacific time moves ahead.
  const friday = new Date('2024-03-08T20:00Z')

  expect(hoursElsewhere(WEEK, zones, friday, WORDS)).toBe('5:00 PM–2:00 AM the next day')
  expect(hoursElsewhere(SATURDAY, zones, friday, WORDS)).toBe('6:00 PM–12:00 AM the next day')
  expect(hoursElsewhere(sunday, zones, friday, WORDS)).toBe('4:00 PM–12:00 AM the next day')
})

test.each([
  // Still Saturday in California, already the Sunday of the change in UTC.
  ['2024-03-10T06:00Z', SATURDAY, '6:00 PM–12:00 AM the next day'],
  // The day of the change.
  ['2024-03-10T12:00Z', { days: ['Sun'], open: '01:00', close: '04:00' }, '9:00 AM–11:00 AM'],
])('counts days by the calendar of the company at %s', (now, row, text) => {
  const zones = { company: PACIFIC, visitor: 'UTC' }

  expect(hoursElsewhere(row, zones, new Date(now), WORDS)).toBe(text)
})
