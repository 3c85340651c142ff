import { expect, test } from 'vitest'
import { missingTests } from './evidence.ts'

// test('a test in a comment')
test.each(['anything'])('knows a test of %s', () => {
  const here = '.github/standards/evidence.test.ts'
  const missing = ['a test in a comment', 'a test of', 'knows a test', '%s', ''].map(
    (t) => `${here} › ${t}`,
  )

  expect(missingTests([`${here} › knows a test of %s`])).toEqual([])
  expect(missingTests(missing)).toEqual(missing)
  expect(missingTests(['no/such.test.ts › title', here])).toEqual(['no/such.test.ts › title', here])
})
