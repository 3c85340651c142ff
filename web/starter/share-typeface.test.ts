import { expect, test } from 'vitest'
import { shareTypeface } from './share-typeface.ts'

test.each([
  ['ja', 'Noto Sans JP'],
  ['zh-TW', 'Noto Sans TC'],
  ['th', 'Noto Sans Thai'],
  ['ru', undefined],
])('the letters of share pictures in %s are in %s', (language, family) => {
  expect(shareTypeface(language)).toBe(family)
})
