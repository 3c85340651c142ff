import { expect, test } from 'vitest'
import {
  formatTimeOfDay,
  formatYear,
  insertNbsp,
  joinAddressLines,
  rangeSeparator,
  telUrl,
} from './format.ts'

test.each([
  ['en', '2024'],
  ['de', '2024'],
  ['ja', '2024年'],
  ['ko', '2024년'],
])('writes a year in %s', (language, written) => {
  expect(formatYear(2024, language)).toBe(written)
})

test.each([
  ['en-US', '9:00 AM', '6:30 PM'],
  ['de', '9:00', '18:30'],
  ['hi', 'सुबह 9:00', 'शाम 6:30'],
  ['mr', 'सकाळ ९:००', 'संध्याकाळ ६:३०'],
  ['ko', '오전 9:00', '오후 6:30'],
])('writes times in %s as %s', (language, morning, evening) => {
  const times = ['09:00', '18:30'].map((time) => formatTimeOfDay(time, language))

  expect(times).toEqual([morning, evening])
})

test.each([
  ['en', '–'],
  ['de', '–'],
  ['ja', '～'],
  ['ko', '~'],
])('a range in %s has the sign %s', (language, sign) => {
  expect(rangeSeparator(language)).toBe(sign)
})

test.each([
  ['en', '1 Main Street, 12345 Town'],
  ['ru', '1 Main Street, 12345 Town'],
  ['ar', '1 Main Street، 12345 Town'],
  ['ja', '1 Main Street 12345 Town'],
  ['zh', '1 Main Street12345 Town'],
])('in %s the lines of an address are %s', (language, expected) => {
  expect(joinAddressLines(['1 Main Street', '12345 Town'], language)).toBe(expected)
})

test.each([
  ['+1 (415) 555-0142', '+14155550142'],
  // The zero is for calls within the country.
  ['+49 (0)89 1234-56', '+4989123456'],
  ['(089) 1234', '0891234'],
  ['+٩٦٦ ١١ ٢٣٤ ٥٦٧٨', '+966112345678'],
  ['۰۲۱ ۱۲۳۴', '0211234'],
  ['๐๒ ๕๕๕ ๐๑๔๒', '025550142'],
  ['०२२ ५५५ ९८७६', '0225559876'],
  ['＋８１ ７８-５５５-０１４２', '+81785550142'],
])('%s is dialed as %s', (phone, dialed) => {
  expect(telUrl(phone)).toBe(`tel:${dialed}`)
})

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

  expect(insertNbsp(text)).toBe(marked)
})
