import { expect, test } from 'vitest'
import { fillPlaceholders } from './fill-placeholders.ts'

test('rejects a text with an unknown fact', () => {
  expect(() => fillPlaceholders('For {aeons}.', {})).toThrow('{aeons}')
})
