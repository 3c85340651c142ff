import { expect, test } from 'vitest'
import { canonicalName, caseVariantsJson } from './operators.ts'

test.each([
  ['JONAS', 'Jonas'],
  ['o\u0308RSTED ', 'Örsted'],
  ['jon', 'jon'],
  [' Mara', 'Mara'],
  ['Ma\0ra', 'Ma ra'],
  ['Ma\ud800ra', 'Ma ra'],
])('spells "%s" as the settings do, or on one line: "%s"', (name, spelled) => {
  expect(canonicalName(name, [{ name: 'Jonas' }, { name: 'Örsted' }])).toBe(spelled)
})

test('finds names in their usual spellings, and no other name', () => {
  expect(JSON.parse(caseVariantsJson('Jana Groß'))).toEqual(['Jana Groß', 'jana groß', 'Jana Groß'])
  expect(JSON.parse(caseVariantsJson('özlem'))).toEqual(['özlem', 'özlem', 'ÖZLEM', 'Özlem'])
})
