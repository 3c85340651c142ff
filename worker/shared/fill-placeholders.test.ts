import { expect, test } from 'vitest'
import { fillPlaceholders } from './fill-placeholders.ts'

test('fills in each fact by its name', () => {
  expect(fillPlaceholders('{one} and {two}, {one}.', { one: '1', two: '2' })).toBe('1 and 2, 1.')
})

test('rejects a text with an unknown fact', () => {
  expect(() => fillPlaceholders('For {aeons}.', {})).toThrow('{aeons}')
})
