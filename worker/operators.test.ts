import { expect, test } from 'vitest'
import { listedName, spellingsOf } from './operators.ts'

test.each([
  ['JONAS', 'Jonas'],
  ['o\u0308RSTED ', 'Örsted'],
  ['jon', 'jon'],
  [' Mara', 'Mara'],
  ['Ma\0ra', 'Ma ra'],
  ['Ma\ud800ra', 'Ma ra'],
])('spells "%s" as the settings do, or on one line: "%s"', (name, spelled) => {
  expect(listedName(name, [{ name: 'Jonas' }, { name: 'Örsted' }])).toBe(spelled)
})

test('finds names in their usual spellings, and no other name', () => {
  expect(JSON.parse(spellingsOf('Jana Groß'))).toEqual(['Jana Groß', 'jana groß', 'Jana Groß'])
  expect(JSON.parse(spellingsOf('özlem'))).toEqual(['özlem', 'özlem', 'ÖZLEM', 'Özlem'])
})
