import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bundleWorker } from './built-worker.ts'

/**
 * In bytes: parsing the script takes most of the startup time of an isolate on the free plan. A fifth of it reads mail
 * (postal-mime).
 */
const SCRIPT_BUDGET = 160_000

test('the script of the Worker is at most 160 KB, compressed', () => {
  expect(gzipSync(bundleWorker()['index.js'] ?? '').length).toBeLessThanOrEqual(SCRIPT_BUDGET)
})
