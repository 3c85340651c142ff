import { expect, test } from 'vitest'
import { joinLines, telUrl } from './contact-details.ts'

test.each([
  ['en', '1 Main Street, 12345 Town'],
  ['ru', '1 Main Street, 12345 Town'],
  ['ar', '1 Main Street، 12345 Town'],
  ['ja', '1 Main Street 12345 Town'],
  ['zh', '1 Main Street12345 Town'],
])('in %s the lines of an address are %s', (language, expected) => {
  expect(joinLines(['1 Main Street', '12345 Town'], language)).toBe(expected)
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
