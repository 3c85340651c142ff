import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { costlyText } from '#worker/test/hostile/texts.ts'
import { openingOf, parseTerms, passageOf } from './excerpt.ts'

test.each([
  ['Dear Sir or Madam,\r\nour shop', 'our shop'],
  ['  Good morning Mrs. O’Hara!  Our\tshop\n\nis slow', 'Our shop is slow'],
  ['Hello', 'Hello'],
  ['Hi there.', 'Hi there.'],
  ['Hidden costs, and more', 'Hidden costs, and more'],
  ['Hi we are a bakery with two shops, both slow', 'Hi we are a bakery with two shops, both slow'],
  ['界'.repeat(300), `${'界'.repeat(240)}…`],
])('shortens %j to its subject', (message, excerpt) => {
  expect(openingOf(message)).toBe(excerpt)
})

const passage = (query: string, message: string) => passageOf(message, parseTerms(query))

const far = 'Dear Anna, we have for thirty years sold chairs and tables to cafés in the old town.'

test.each([
  ['anna', far, far],
  ['CAFE town', far, '… chairs and tables to cafés in the old town.'],
  ['late', `é${' early'.repeat(900)} late`, '… early early early late'],
  ['late', `é${' İyi'.repeat(900)} late`, '… İyi İyi İyi İyi İyi late'],
  ['5550100199', `${'1 '.repeat(40)}5550100199 2`, `… ${'1 '.repeat(11)}5550100199 2`],
  ['Gruenberg', `${'a '.repeat(30)}Grünberg`, `… ${'a '.repeat(11)}Grünberg`],
  ['two', `${'😀'.repeat(30)}xtwo`, `… ${'😀'.repeat(11)}xtwo`],
  ['two', `${'x'.repeat(50)}two`, `… ${'x'.repeat(24)}two`],
])('shows %j in %j with the words before it', (query, message, shown) => {
  expect(passage(query, message)).toBe(shown)
})

test.each([
  ['"two shops"', 'é two \u200b shops'],
  ['e-mail', 'E\u2013Mail'],
  ['5550100199', '+1 (555) 010-0199.'],
  ['(040) 36094412', '+49 40 3609 4412, not 5.'],
  ['.* (', 'a.*b (c'],
  ['cloud', 'the c\u200blo\u0301ud'],
  ['grossestrasse', 'GroßeStraße'],
])('finds %j in %j', (query, message) => {
  expect(passage(query, `${'a '.repeat(30)}${message}`)).toMatch(/^… a/)
})

test.each(['lighthouse', ' '])('finds no %j', (query) => {
  expect(passage(query, far)).toBeUndefined()
})

test('finds the end of any text, however it is written', () => {
  fc.assert(
    fc.property(costlyText(1900), (text) => {
      expect(passage('migration', text)).toBeDefined()
      // Ignored characters between its digits can be longer than the passage.
      expect(passage('5550100199', text)).toBeDefined()
    }),
  )
})
