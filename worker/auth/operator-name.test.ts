import { expect, test } from 'vitest'
import { isSameOperator, listedName } from './operator-name.ts'

test.each([
  ['jonas', 'Jonas', true],
  [' JO\u0308RG ', 'jörg', true],
  ['jonas', 'jon', false],
])('"%s" and "%s" are the same operator: %s', (one, other, isSame) => {
  expect(isSameOperator(one, other)).toBe(isSame)
})

test('spells a listed name as the settings do, and trims any other', () => {
  const listed = [{ name: 'Jonas' }, { name: 'Örsted' }]

  expect(['JONAS', 'örsted ', ' Mara'].map((name) => listedName(name, listed))).toEqual([
    'Jonas',
    'Örsted',
    'Mara',
  ])
})
