import { expect, test } from 'vitest'
import { isMissed } from './figures.ts'
import { toMarkdown } from './report.ts'

const base = { what: 'Something', unit: ' ms' }

test.each([
  [{ value: 1.08, most: 1.08 }, false],
  [{ value: 1.09, most: 1.08 }, true],
  [{ value: 0.5, most: 0 }, true],
  [{ value: 0.8, least: 0.8 }, false],
  [{ value: 0.79, least: 0.8 }, true],
  [{ value: Number.NaN, most: 50 }, true],
  [{ value: Number.NaN, least: 1 }, true],
  [{ value: 1_000 }, false],
])('%j is missed: %s', (figure, missed) => {
  expect(isMissed({ ...base, ...figure })).toBe(missed)
})

test('only missed figures are listed first', () => {
  const figures = [
    { ...base, what: 'Kept', value: 1, most: 2 },
    { ...base, what: 'Missed', value: 3, most: 2 },
    { ...base, what: 'Missed', where: 'there', value: 4, most: 2 },
  ]
  const markdown = toMarkdown('Here.', [], figures)
  const beforeTable = markdown.slice(0, markdown.indexOf('|'))

  expect(beforeTable).toContain('- Missed, promised at most 2 ms: 3 ms, there 4.')
  expect(beforeTable).not.toContain('Kept')
})
