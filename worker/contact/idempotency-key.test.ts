import { expect, test } from 'vitest'
import { checkIdempotencyKey, fingerprintOf } from './idempotency-key.ts'
import type { Contact } from './schema.ts'

const enquiry: Contact = {
  name: 'Zoë',
  email: 'ada@lovelace.example',
  serviceInterest: 'cloud',
  message: 'Hello,\nworld',
}

test('takes what programs use as keys, and none', () => {
  for (const key of ['01-abc.DEF:_', crypto.randomUUID(), 'a'.repeat(128), undefined]) {
    expect(() => checkIdempotencyKey(key)).not.toThrow()
  }
})

test.each(['', 'short', 'with space', 'a'.repeat(129), 'ümlaut-key', 'line\nbreak'])(
  'refuses %j as a key',
  (key) => {
    expect(() => checkIdempotencyKey(key)).toThrow(
      expect.objectContaining({ status: 400, code: 'malformed_idempotency_key' }),
    )
  },
)

test.each<[string, Partial<Contact>]>([
  ['the case of the address', { email: 'ADA@Lovelace.example' }],
  ['the kind of line breaks', { message: 'Hello,\r\nworld' }],
  ['spaces around the message', { message: '  Hello,\nworld\n' }],
  ['composed and decomposed letters', { name: 'Zoë'.normalize('NFD') }],
])('the fingerprint does not depend on %s', async (_, change) => {
  expect(await fingerprintOf({ ...enquiry, ...change })).toBe(await fingerprintOf(enquiry))
})

test.each<[string, Partial<Contact>]>([
  ['name', { name: 'Zoe' }],
  ['address', { email: 'ada@lovelace.test' }],
  ['interest', { serviceInterest: '' }],
  ['message', { message: 'Hello, world!' }],
])('the fingerprint depends on the %s', async (_, change) => {
  expect(await fingerprintOf({ ...enquiry, ...change })).not.toBe(await fingerprintOf(enquiry))
})
