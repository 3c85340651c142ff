import { expect, test } from 'vitest'
import { formatAge } from './time.tsx'

const NOW = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T11:59:01Z', 'just now'],
  ['2026-11-21T12:00:05Z', 'just now'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T11:00:01Z', '59 minutes ago'],
  ['2026-11-21T11:00:00Z', '1 hour ago'],
  ['2026-11-20T12:00:00Z', 'yesterday'],
  ['2025-11-21T12:00:00Z', '365 days ago'],
])('says of %s: %s', (at, age) => {
  expect(formatAge(at, NOW)).toBe(age)
})
