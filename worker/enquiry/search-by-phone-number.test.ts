import { expect, test } from 'vitest'
import { normalizeWithNumbers, parseSearchTerms } from './search-text.ts'

const isFound = (query: string, text: string) =>
  parseSearchTerms(query).every((term) => normalizeWithNumbers(text).includes(term))

/** Ways to write one number of each country; Italy's keeps its 0 behind the code. */
const NUMBERS = {
  germany: [
    '+49 40 3609 4412',
    '040 3609 4412',
    '+49 (0)40 / 3609-4412',
    '040\u00a03609\u20114412',
    '+494036094412',
  ],
  'germany, short': ['+49 40 360944', '040 360944', '49 (0)40 360944', '(040)360944'],
  sweden: ['08-505 123 45', '+46 8 505 123 45', '0046850512345', '+46 (0)8-505 123 45'],
  'united states': ['(212) 555-0143', '+1 212 555 0143', '1-212-555-0143', '212.555.0143'],
  italy: ['06 1234 5678', '+39 06 1234 5678', '0039 06 12345678'],
  norway: ['22 34 56 78', '+47 22 34 56 78', '0047 22345678'],
  iceland: ['510 1234', '+354 510 1234', '00354-5101234'],
  'faroe islands': ['+298 12 34 56', '00298 123456', '123456'],
}

test.each(Object.entries(NUMBERS))('finds a number of %s in any notation', (_, ways) => {
  const pairs = ways.flatMap((query) =>
    ways.map((text) => [query, `Call ${text}, please.`] as const),
  )

  expect(pairs.filter(([query, text]) => !isFound(query, text))).toEqual([])
})

test.each([
  ['a date', '2026-11-20', 'By 2026-11-20, please'],
  ['a date with a leading 0', '01.12.2026', 'Am 01.12.2026'],
  ['two dates, in any order', '2026-11-25 2026-11-20', 'From 2026-11-20 to 2026-11-25'],
  ['two phone numbers', '040 36094412 2125550143', '212-555-0143 or 040 36094412'],
  ['an order number', '0012345678', 'Order 0012345678'],
  ['an order number with a dash', '2026-0012345', 'Order 2026-0012345'],
  ['a number beside a word', 'order 0047 22345678', 'Order 22345678, 0047'],
  ['a number beside a phrase', '"two shops" 040 3609 4412', 'two shops, +49 40 3609 4412'],
  ['more digits than a phone number has', '1234 5678 9012 3456 7890', '1234 5678 9012 3456 7890'],
])('finds %s', (_, query, text) => {
  expect(isFound(query, text)).toBe(true)
})

test.each([
  ['a number but for its last digit', '040 3609 4413', '+49 40 3609 4412'],
  ['a number of another country', '+46 8 505 123 45', '+47 22 34 56 78'],
  ['a phrase of digits in other groups', '"36 09 44 12"', '+49 40 3609 4412'],
])('does not find %s', (_, query, text) => {
  expect(isFound(query, text)).toBe(false)
})
