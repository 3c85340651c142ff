import { expect, test } from 'vitest'
import { fillIn } from './fill-in.ts'

test('fills in each fact by its name', () => {
  expect(fillIn('{one} and {two}, {one}.', { one: '1', two: '2' })).toBe('1 and 2, 1.')
})

test('refuses a text that names a fact there is not', () => {
  expect(() => fillIn('For {aeons}.', {})).toThrow('{aeons}')
})
