import { expect, test } from 'vitest'
import { clockTime, rangeSign, writtenYear } from './locale-formats.ts'

test.each([
  ['en', '2024'],
  ['de', '2024'],
  ['ja', '2024年'],
  ['ko', '2024년'],
])('writes a year in %s', (language, written) => {
  expect(writtenYear(2024, language)).toBe(written)
})

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

test.each([
  ['en', '–'],
  ['de', '–'],
  ['ja', '～'],
  ['ko', '~'],
])('a range in %s has the sign %s', (language, sign) => {
  expect(rangeSign(language)).toBe(sign)
})
