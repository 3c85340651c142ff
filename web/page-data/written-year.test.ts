import { expect, test } from 'vitest'
import { writtenYear } from './written-year.ts'

test.each([
  ['en', '2024'],
  ['de', '2024'],
  ['ja', '2024年'],
  ['ko', '2024년'],
])('writes a year in %s', (language, written) => {
  expect(writtenYear(2024, language)).toBe(written)
})
