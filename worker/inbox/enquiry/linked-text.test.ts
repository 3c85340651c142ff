import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { costlyText } from '#worker/test/fuzzing/hostile-inputs.ts'
import { splitAtLinks } from './linked-text.tsx'

const linksOf = (text: string) =>
  splitAtLinks(text).flatMap(({ text: shown, href }) => (href === undefined ? [] : [[shown, href]]))
const url = (address: string) => [address, address]

test.each([
  ['See https://a.example/rfp?id=1&x=%20#top.', [url('https://a.example/rfp?id=1&x=%20#top')]],
  ['(https://a.example/wiki/A_(b)),', [url('https://a.example/wiki/A_(b)')]],
  ['[RFP](https://a.example:8443/x)', [url('https://a.example:8443/x')]],
  ['RFP:https://a.example/Zürich…', [url('https://a.example/Zürich')]],
  ['请看https://a.example/b。谢谢', [url('https://a.example/b')]],
  ["<o'hara+x@b.a.example>.", [["o'hara+x@b.a.example", "mailto:o'hara%2Bx@b.a.example"]]],
  ['mailto:a&b@c.example?', [['a&b@c.example', 'mailto:a%26b@c.example']]],
  ["'a/b|c@d.example", [["'a/b|c@d.example", "mailto:'a%2Fb%7Cc@d.example"]]],
  [
    '(a@b.example,c@d.example/e@f.example)',
    [
      ['a@b.example', 'mailto:a@b.example'],
      ['c@d.example', 'mailto:c@d.example'],
      ['e@f.example', 'mailto:e@f.example'],
    ],
  ],
  ['Tel.: +49 (0)40 / 3609–4412.', [['+49 (0)40 / 3609–4412', 'tel:+494036094412']]],
  ['फ़ोन: +९१ २२ ५५५५ ०१४२।', [['+९१ २२ ५५५५ ०१४२', 'tel:+912255550142']]],
  ['(040) 36094412', [['(040) 36094412', 'tel:04036094412']]],
  ['(call 0049 40 36094412)', [['0049 40 36094412', 'tel:+494036094412']]],
  [
    '06.12.34.56.78\n(212) 555-0143',
    [
      ['06.12.34.56.78', 'tel:0612345678'],
      ['(212) 555-0143', 'tel:2125550143'],
    ],
  ],
])('finds links in %j', (text, links) => {
  expect(linksOf(text)).toEqual(links)
})

test.each([
  'http://a.example javascript:alert(1) data:text/html,x ftp://a.example //a.example a.example',
  'javascript://https://a.example',
  'http://a.example/?https://b.example',
  'https://bank.example@evil.example/',
  'https://bank.example\\@evil.example',
  'https://bаnk.example', // with a Cyrillic а
  'https://%65vil.example https:///a.example https://a.example:99999',
  'https://localhost/ https://192.0.2.1/ https://[::1]/ https://',
  'https://a.example/\u202egpj.exe',
  'elpmaxe.a//:sptth\u202d ada@b.example +49 40 36094412',
  'https://bank.example\u200b.evil.example',
  'ada@ @b.example a@b a@b..example ada@bаnk.example ada\u200b@b.example @',
  'ring +(40 1234567 or 040 (36094412',
  '2026-11-20\n01.12.2026\n01.12.2026 14:30\n01.12.-05.12.2026\n10.000.000\n12345678\n2024 2025 2026',
  'DE02120300000000202051\n#0012345678\n1,040 3609 4412\n0123 1234567 0123 1234567\n0401234x',
])('keeps %j', (text) => {
  expect(linksOf(text)).toEqual([])
})

test('the parts add up to the text, and links are of three kinds', () => {
  const text = fc.oneof(
    costlyText(10_000),
    fc.string({
      unit: fc.constantFrom(...'aä0 1+()-./:@,\n<\u00a0\u202e', 'https://a.b'),
      maxLength: 500,
    }),
  )
  fc.assert(
    fc.property(text, (each) => {
      const parts = splitAtLinks(each)

      expect(parts.map((part) => part.text).join('')).toBe(each)
      for (const { href = 'tel:0' } of parts)
        expect(href).toMatch(/^(?:https:\/\/|mailto:|tel:)[^\s<>"]+$/i)
    }),
    { numRuns: 100 },
  )
})
