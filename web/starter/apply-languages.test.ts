import { expect, test } from 'vitest'
import { scriptTypeface } from './apply-languages.ts'

test.each([
  ['ja', 'Noto Sans JP'],
  ['zh-TW', 'Noto Sans TC'],
  ['th', 'Noto Sans Thai'],
  ['ru', undefined],
])('the letters of %s are in %s', (language, family) => {
  expect(scriptTypeface(language)).toBe(family)
})
