import { expect, test } from 'vitest'
import { listedName } from './operator-name.ts'

test.each([
  ['JONAS', 'Jonas'],
  ['o\u0308RSTED ', 'Örsted'],
  ['jon', 'jon'],
  [' Mara', 'Mara'],
])('spells "%s" as the settings do, or trims it: "%s"', (name, spelled) => {
  expect(listedName(name, [{ name: 'Jonas' }, { name: 'Örsted' }])).toBe(spelled)
})
