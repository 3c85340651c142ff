import { expect, test } from 'vitest'
import { missingTests } from './evidence.ts'

test('accepts only test files that npm test runs as evidence', () => {
  const run = ['.github/standards/evidence.test.ts', 'web/e2e/every-page.spec.ts']
  const others = ['no/such.test.ts', 'worker/app.ts', 'worker/retention/erase.scale.ts']

  expect(missingTests([...run, ...others])).toEqual(others)
})
