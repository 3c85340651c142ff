import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { budgets } from './budgets.ts'
import { bundleWorker } from './built-worker.ts'

test('the script of the Worker keeps to its budget', () => {
  expect(gzipSync(bundleWorker()['index.js'] ?? '').length).toBeLessThanOrEqual(budgets.worker)
})
