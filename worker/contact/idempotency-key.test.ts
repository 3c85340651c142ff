import { expect, test } from 'vitest'
import { serveWorker } from '../test/serve-worker.ts'
import { draftKey, REPEAT_WINDOW_MS } from './idempotency-key.ts'
import type { Contact } from './schema.ts'

const worker = serveWorker()

const enquiry: Contact = {
  name: 'Zoë',
  email: 'ada@lovelace.example',
  serviceInterest: 'cloud',
  message: 'Hello,\nworld',
}

async function keyOf(contact: Contact, { now = 0, sentKey }: { now?: number; sentKey?: string }) {
  return draftKey(await worker.database(), contact, { sentKey, now })
}

test('is the key that was sent, whenever it comes', async () => {
  const first = await keyOf(enquiry, { sentKey: '01-abc.DEF:_' })
  const later = await keyOf(enquiry, { sentKey: '01-abc.DEF:_', now: REPEAT_WINDOW_MS * 1000 })

  expect(later).toEqual(first)
  expect(first).toMatchObject({
    key: expect.stringMatching(/^sent:[0-9a-f]{64}$/),
    earlierKey: null,
  })
})

test.each(['', 'short', 'with space', 'a'.repeat(129), 'ümlaut-key', 'line\nbreak'])(
  'refuses %j as a key',
  async (sentKey) => {
    await expect(keyOf(enquiry, { sentKey })).rejects.toMatchObject({
      status: 400,
      code: 'malformed_idempotency_key',
    })
  },
)

test('without one, the same words in one window have one key, and words and time make it', async () => {
  const first = await keyOf(enquiry, { now: REPEAT_WINDOW_MS })
  const atItsEnd = await keyOf(enquiry, { now: 2 * REPEAT_WINDOW_MS - 1 })
  const next = await keyOf(enquiry, { now: 2 * REPEAT_WINDOW_MS })
  const afterNext = await keyOf(enquiry, { now: 3 * REPEAT_WINDOW_MS })

  expect(atItsEnd.key).toBe(first.key)
  expect(next.key).not.toBe(first.key)
  expect(next.earlierKey).toBe(first.key)
  expect(afterNext.earlierKey).not.toBe(first.key)
})

test.each<[string, Partial<Contact>]>([
  ['the case of the address', { email: 'ADA@Lovelace.example' }],
  ['the kind of line breaks', { message: 'Hello,\r\nworld' }],
  ['spaces around the message', { message: '  Hello,\nworld\n' }],
  ['composed and decomposed letters', { name: 'Zoë'.normalize('NFD') }],
])('does not depend on %s', async (_, change) => {
  const { fingerprint } = await keyOf({ ...enquiry, ...change }, {})

  expect(fingerprint).toBe((await keyOf(enquiry, {})).fingerprint)
})

test.each<[string, Partial<Contact>]>([
  ['name', { name: 'Zoe' }],
  ['address', { email: 'ada@lovelace.test' }],
  ['interest', { serviceInterest: '' }],
  ['message', { message: 'Hello, world!' }],
])('depends on the %s', async (_, change) => {
  const { fingerprint } = await keyOf({ ...enquiry, ...change }, {})

  expect(fingerprint).not.toBe((await keyOf(enquiry, {})).fingerprint)
})
