import { expect, test } from 'vitest'
import { firstWords, searchExcerpt } from './row.tsx'

test.each([
  ['  Our\tshop\n\nis slow', 'Our shop is slow'],
  ['界'.repeat(300), `${'界'.repeat(240)}…`],
  [`${'a'.repeat(239)}😀`, `${'a'.repeat(239)}…`],
])('shortens %j to its first words', (message, excerpt) => {
  expect(firstWords(message)).toBe(excerpt)
})

const far = 'Dear Anna, we have for thirty years sold chairs and tables in the old town.'

test.each([
  ['anna', far, far],
  ['"old town"', far, '… and tables in the old town.'],
  ['Tables chairs', far, '… for thirty years sold chairs and tables in the old town.'],
  ['zeppelin', far, undefined],
])('finds %s where the sender spelled it so', (query, message, passage) => {
  expect(searchExcerpt(message, query)).toBe(passage)
})
