import { expect, test } from 'vitest'
import { checkIdempotencyKey, fingerprintOf } from './idempotency-key.ts'
import type { Enquiry } from './record.ts'

const enquiry: Enquiry = {
  name: 'Zoë',
  email: 'ada@lovelace.example',
  fields: { serviceInterest: 'cloud' },
  message: 'Hello,\nworld',
}

test('accepts common key formats, and no key', () => {
  for (const key of ['01-abc.DEF:_', crypto.randomUUID(), 'a'.repeat(128), undefined]) {
    expect(() => checkIdempotencyKey(key)).not.toThrow()
  }
})

test.each(['', 'short', 'with space', 'a'.repeat(129), 'ümlaut-key', 'line\nbreak'])(
  'rejects %j as a key',
  (key) => {
    expect(() => checkIdempotencyKey(key)).toThrow(
      expect.objectContaining({ status: 400, code: 'malformed_idempotency_key' }),
    )
  },
)

test.each<[string, Partial<Enquiry>]>([
  ['the case of the address', { email: 'ADA@Lovelace.example' }],
  ['the kind of line breaks', { message: 'Hello,\r\nworld' }],
  ['spaces around the message', { message: '  Hello,\nworld\n' }],
  [
    'an empty field that the form has since',
    { fields: { serviceInterest: 'cloud', phone: '', topics: [] } },
  ],
  ['composed and decomposed letters', { name: 'Zoë'.normalize('NFD') }],
])('the fingerprint does not depend on %s', async (_, change) => {
  expect(await fingerprintOf({ ...enquiry, ...change })).toBe(await fingerprintOf(enquiry))
})

// A retry during the deployment of a new version must not create a second enquiry.
test('the fingerprint of texts in any script is the same as in earlier versions', async () => {
  const message = [
    'Zoe\u0308 wants a cafe\u0301 — “now”.',
    'Tie\u0302\u0301ng Vie\u0323\u0302t',
    'สวัสดีครับ ที่นี่',
    'नमस्ते दुनिया',
    'שָׁלוֹם עֲלֵיכֶם',
    '안녕 \u1112\u1161\u11ab\u1100\u1173\u11af',
    'ﾊﾞﾅﾅ ㍿ ½ ﬁ',
    '👩🏽‍🚀🏴‍☠️',
    `Z${'\u0301\u0323\u0334'.repeat(10)}`,
  ].join('\r\n')

  expect(await fingerprintOf({ ...enquiry, message })).toBe(
    'Y0mrJ7rWWMbsmDYBQ/LULGRzTwXxF84ofNp76rp/cys=',
  )
})
