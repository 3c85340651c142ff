import { expect, test } from 'vitest'
import { rangeSign } from './range-sign.ts'

test.each([
  ['en', '–'],
  ['de', '–'],
  ['ja', '～'],
  ['ko', '~'],
])('a range in %s has the sign %s', (language, sign) => {
  expect(rangeSign(language)).toBe(sign)
})
