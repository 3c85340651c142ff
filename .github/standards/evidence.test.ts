import { expect, test } from 'vitest'
import { problemsOf } from './evidence.ts'

test('detects missing, unknown and duplicate requirements, and tests that npm test does not run', () => {
  const run = ['.github/standards/evidence.test.ts', 'web/e2e/every-page.spec.ts']
  const others = ['no/such.test.ts', 'worker/app.ts', 'worker/retention/erase.scale.ts']
  const list = [
    { id: '1', level: 'A', tests: [...run, ...others] },
    { id: '1', level: 'A' },
    { id: '2', level: 'AA' },
  ]

  expect(problemsOf(['1 A', '2 A'], list)).toEqual([
    '2 A is missing',
    'the standard has no 2 AA',
    '1 A is there twice',
    ...others.map((file) => `npm test does not run ${file}`),
  ])
})
