import { expect, test } from 'vitest'
import { hoursElsewhere } from './hours-elsewhere.ts'

const PACIFIC = 'America/Los_Angeles'
const WORDS = {
  language: 'en-US',
  sign: '–',
  days: {
    twoBefore: '{time} two days before',
    before: '{time} the day before',
    after: '{time} the next day',
    twoAfter: '{time} two days later',
  },
}
const WEEK = { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], open: '09:00', close: '18:00' }
const SATURDAY = { days: ['Sat'], open: '10:00', close: '16:00' }

const day = (date: string) => new Date(`${date}T20:00Z`)
const WINTER = day('2024-01-17')
const SUMMER = day('2024-07-17')

test.each([
  [PACIFIC, 'Europe/Berlin', WINTER, '6:00 PM–3:00 AM the next day'],
  // America has changed to daylight saving, Europe has not.
  [PACIFIC, 'Europe/Berlin', day('2024-03-13'), '5:00 PM–2:00 AM the next day'],
  [PACIFIC, 'America/New_York', SUMMER, '12:00 PM–9:00 PM'],
  // Arizona keeps standard time.
  [PACIFIC, 'America/Phoenix', SUMMER, undefined],
  [PACIFIC, PACIFIC, SUMMER, undefined],
  [PACIFIC, 'Asia/Kolkata', SUMMER, '9:30 PM–6:30 AM the next day'],
  ['Asia/Tokyo', 'America/New_York', WINTER, '7:00 PM the day before–4:00 AM'],
  ['Asia/Tokyo', 'Europe/London', WINTER, '12:00 AM–9:00 AM'],
  ['Pacific/Kiritimati', 'Pacific/Honolulu', WINTER, '9:00 AM–6:00 PM the day before'],
])('the week of %s is in %s on %s: %s', (company, visitor, now, text) => {
  expect(hoursElsewhere(WEEK, { company, visitor }, now, WORDS)).toBe(text)
})

// The Friday before 10 March 2024, when Pacific time moves ahead.
const FRIDAY = '2024-03-08T20:00Z'

test.each([
  [FRIDAY, WEEK, '5:00 PM–2:00 AM the next day'],
  [FRIDAY, SATURDAY, '6:00 PM–12:00 AM the next day'],
  [FRIDAY, { days: ['Sun'], open: '09:00', close: '17:00' }, '4:00 PM–12:00 AM the next day'],
  // Still Saturday in California, already the Sunday of the change in UTC.
  ['2024-03-10T06:00Z', SATURDAY, '6:00 PM–12:00 AM the next day'],
  // The day of the change.
  ['2024-03-10T12:00Z', { days: ['Sun'], open: '01:00', close: '04:00' }, '9:00 AM–11:00 AM'],
])('at %s, %j has the time of its next day by the calendar of the company', (now, row, text) => {
  const zones = { company: PACIFIC, visitor: 'UTC' }

  expect(hoursElsewhere(row, zones, new Date(now), WORDS)).toBe(text)
})
