import { expect, test } from 'vitest'
import { clockTime } from './clock-time.ts'

test.each([
  ['en-US', '9:00 AM', '6:30 PM'],
  ['de', '9:00', '18:30'],
  ['hi', 'सुबह 9:00', 'शाम 6:30'],
  ['mr', 'सकाळ ९:००', 'संध्याकाळ ६:३०'],
  ['ko', '오전 9:00', '오후 6:30'],
])('writes times in %s as %s', (language, morning, evening) => {
  const times = ['09:00', '18:30'].map((time) => clockTime(time, language))

  expect(times).toEqual([morning, evening])
})
