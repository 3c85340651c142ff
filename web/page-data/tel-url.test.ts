import { expect, test } from 'vitest'
import { telUrl } from './tel-url.ts'

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
