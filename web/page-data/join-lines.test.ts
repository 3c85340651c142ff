import { expect, test } from 'vitest'
import { joinLines } from './join-lines.ts'

test.each([
  ['en', '1 Main Street, 12345 Town'],
  ['ru', '1 Main Street, 12345 Town'],
  ['ar', '1 Main Street، 12345 Town'],
  ['ja', '1 Main Street 12345 Town'],
  ['zh', '1 Main Street12345 Town'],
])('in %s the lines of an address are %s', (language, expected) => {
  expect(joinLines(['1 Main Street', '12345 Town'], language)).toBe(expected)
})
