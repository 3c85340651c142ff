import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { finishData, keepWordsTogether } from './finish-data.ts'

test.each([
  ['In 14 days or 3.5 hours', 'In 14_days or 3.5_hours'],
  ['व्यास 14 से॰मी॰, ४१ वर्ष', 'व्यास 14_से॰मी॰, ४१_वर्ष'],
  ['{count} results', '{count}_results'],
  ['₹7,20,000–₹12,34,567 प्रति वर्ष', '₹7,20,000–|₹12,34,567_प्रति वर्ष'],
  ['2–4 hours', '2–|4_hours'],
  ['Paper – folded – lasts', 'Paper_– folded_– lasts'],
  ['In 2024 responsibilities', 'In 2024 responsibilities'],
  ['M0 0h5 3L4 4z', 'M0 0h5 3L4 4z'],
])('no line ends within %s', (text, kept) => {
  const marked = kept.replaceAll('_', '\u00a0').replaceAll('|', '\u2060')

  expect(keepWordsTogether(text)).toBe(marked)
})

test('the data of a page has its texts together, but code as it is', () => {
  const hindi = { site: { language: 'hi' }, pictures: new Map() } as unknown as Content
  const code = [
    ['p', [['code', ['sleep 10 seconds']]]],
    ['pre', ['sleep 10 seconds']],
  ]

  expect(finishData({ code, texts: ['14 days'] }, hindi)).toEqual({ code, texts: ['14\u00a0days'] })
})
