import { expect, test } from 'vitest'
import { createWaits, MAX_TRIES, MIN_WAIT_MS } from './backoff.ts'

const HOUR = 60 * 60 * 1000

test('20 attempts take 72 hours, or up to 10% more', () => {
  const waits = createWaits()
  const total = waits.reduce((sum, wait) => sum + wait)

  expect(waits).toHaveLength(MAX_TRIES - 1)
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(MIN_WAIT_MS)
  expect(total).toBeGreaterThanOrEqual(72 * HOUR)
  expect(total).toBeLessThanOrEqual(72 * 1.1 * HOUR)
})
