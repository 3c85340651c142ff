import { expect, test } from 'vitest'
import { Marked, openingOf, passageOf } from './excerpt.tsx'
import { parseTerms } from './term-places.ts'

test.each([
  ['Hi team,\n\nOur shop is slow.', 'Our shop is slow.'],
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

const far = 'Dear Anna, we have for thirty years sold chairs and tables to cafés in the old town.'

test.each([
  ['anna', far, `Dear <mark>Anna</mark>, ${far.slice(11)}`],
  [
    'CAFE town',
    far,
    '... thirty years sold chairs and tables to <mark>café</mark>s in the old <mark>town</mark>.',
  ],
  ['"two  shops" shop', 'Two\nShops', '<mark>Two Shops</mark>'],
  ['שלום', 'שָׁלוֹם', '<mark>שָׁלוֹם</mark>'],
  ['帮助', '我们需要帮助。', '我们需要<mark>帮助</mark>。'],
  ['e-mail', 'E\u2013Mail', '<mark>E\u2013Mail</mark>'],
  ['5550100199', 'Ring +1 (555) 010-0199.', 'Ring <mark>+1 (555) 010-0199</mark>.'],
  ['(040) 36094412', 'Ring +49 40 3609 4412, not 5.', 'Ring <mark>+49 40 3609 4412</mark>, not 5.'],
  ['+49 40 3609 4412', 'Ring (040)\u00a036094412', 'Ring <mark>(040) 36094412</mark>'],
  ['00298 12 34 56', 'Ring 12-34-56', 'Ring <mark>12-34-56</mark>'],
  ['40 3609', '+49 40 3609 4412', '+49 <mark>40</mark> <mark>3609</mark> 4412'],
  [
    '555 010 0199',
    `${'1 '.repeat(40)}5550100199 2`,
    `... ${'1 '.repeat(19)}5<mark>550100199</mark> 2`,
  ],
  ['.* (', 'a.*b (c', 'a<mark>.*</mark>b <mark>(</mark>c'],
  ['<b>', 'a <b> c', 'a <mark>&lt;b&gt;</mark> c'],
  ['lighthouse', 'Hi,\nno', 'no'],
  ['cloud', 'the c\u200blo\u0301ud', 'the <mark>c\u200blo\u0301ud</mark>'],
  ['"two shops"', 'é two \u200b shops', 'é <mark>two \u200b shops</mark>'],
  ['안녕', '여러분 안녕하세요', '여러분 <mark>안녕</mark>하세요'],
  ['istanbul', 'İSTANBUL', '<mark>İSTANBUL</mark>'],
  ['shops shop', 'a shop, shops', 'a <mark>shop</mark>, <mark>shops</mark>'],
  ['late', `é${' early'.repeat(900)} late`, `... ${'early '.repeat(6)}<mark>late</mark>`],
])('marks %j in %j', (query, message, marked) => {
  const terms = parseTerms(query)
  const text = passageOf(message, terms) ?? openingOf(message)

  const shown = Marked({ text, terms }).toString()

  expect(shown.normalize('NFC')).toBe(marked.normalize('NFC'))
})
