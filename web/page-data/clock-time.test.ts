import { expect, test } from 'vitest'
import { clockTime } from './clock-time.ts'

test.each([
  ['en-US', '9:00_AM', '6:30_PM'],
  ['de', '9:00', '18:30'],
  ['hi', 'सुबह_9:00', 'शाम_6:30'],
  ['mr', 'सकाळ_९:००', 'संध्याकाळ_६:३०'],
  ['ko', '오전_9:00', '오후_6:30'],
])('writes times in %s as %s, in one line', (language, morning, evening) => {
  const times = ['09:00', '18:30'].map((time) => clockTime(time, language))

  expect(times).toEqual([morning, evening].map((time) => time.replace('_', '\u00a0')))
})
