import { expect, test } from 'vitest'
import { MAX_TRIES, waitAfter } from './backoff.ts'

const HOUR = 60 * 60 * 1000

test('20 tries take at least 72 hours, and at most a tenth more', () => {
  const waits = Array.from({ length: MAX_TRIES - 1 }, (_, index) => waitAfter(index + 1) ?? 0)
  const total = waits.reduce((sum, wait) => sum + wait)

  expect(waits.every((wait) => wait >= 60_000)).toBe(true)
  expect(total).toBeGreaterThanOrEqual(72 * HOUR)
  expect(total).toBeLessThanOrEqual(72 * 1.1 * HOUR)
})

test('after the last try there is no next', () => {
  expect(waitAfter(MAX_TRIES)).toBeUndefined()
})
