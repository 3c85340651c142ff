import { expect, test } from 'vitest'
import { jsonPost } from '../test/fetch-in-process.ts'
import { formFields, sample } from '../test/sample-enquiry.ts'
import { startWorker } from '../test/start-worker.ts'
import { createEnquiry } from './create-enquiry.ts'
import { hashEnquiryWords, hashLetters } from './deduplication.ts'
import { type Enquiry, toEnquiry } from './enquiry-record.ts'

const worker = await startWorker()

const sendJson = (key: string, change: { message?: string } = {}) =>
  worker.fetch('/api/contact', jsonPost({ ...sample, ...change }, { 'Idempotency-Key': key }))

test('20 parallel retries of each of 10 keys store 10 enquiries, with equal responses', async () => {
  const responseTo = async (key: string) => {
    const response = await sendJson(key)
    return `${response.status} ${await response.text()}`
  }
  const keys = Array.from({ length: 10 }, (_, n) => `key-number-${n}`)

  const responses = await Promise.all(
    keys.map((key) => Promise.all(Array.from({ length: 20 }, () => responseTo(key)))),
  )

  for (const repeats of responses) {
    expect(new Set(repeats).size).toBe(1)
    expect(repeats[0]).toMatch(/^201 /)
  }
  expect(new Set(responses.flat()).size).toBe(10)
  expect(await worker.countEnquiries()).toBe(10)
})

test('rejects a repeated key with another text', async () => {
  await sendJson('one-and-the-same')

  const response = await sendJson('one-and-the-same', { message: 'Hello again' })

  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ error: { code: 'idempotency_key_reused' } })
  expect(await worker.countEnquiries()).toBe(1)
})

test.each([
  ['01-abc.DEF:_', 201],
  ['a'.repeat(128), 201],
  ['short', 400],
  ['with space', 400],
  ['a'.repeat(129), 400],
  ['ümlaut-key', 400],
])('answers an enquiry with the key %j with %i', async (key, status) => {
  expect((await sendJson(key)).status).toBe(status)
})

test('the same text without a key is one enquiry within ten minutes, then another', async () => {
  const sendAt = (now: number) =>
    createEnquiry(worker.db, {
      enquiry: toEnquiry(sample),
      form: formFields,
      language: 'en',
      idempotencyKey: undefined,
      verdict: { status: 'new', reasons: [] },
      channels: [],
      now,
    })

  const first = await sendAt(0)
  const justWithin = await sendAt(600_000 - 1)
  const later = await sendAt(600_000)

  expect(justWithin).toEqual(first)
  expect(later.id).not.toBe(first.id)
  expect(await worker.countEnquiries()).toBe(2)
})

const enquiry = {
  name: 'Zoë',
  email: 'ada@lovelace.example',
  fields: { serviceInterest: 'cloud' },
  message: 'Hello,\nworld',
}

test.each<[string, Partial<Enquiry>]>([
  ['the case of the address', { email: 'ADA@Lovelace.example' }],
  ['the kind of line breaks', { message: 'Hello,\r\nworld' }],
  ['spaces around the message', { message: '  Hello,\nworld\n' }],
  ['an empty field', { fields: { serviceInterest: 'cloud', phone: '', topics: [] } }],
  ['composed and decomposed letters', { name: 'Zoë'.normalize('NFD') }],
])('the hash of the words does not depend on %s', async (_, change) => {
  expect(await hashEnquiryWords({ ...enquiry, ...change })).toBe(await hashEnquiryWords(enquiry))
})

const TEXT = 'We can rank your site first. Write to us!'

test.each([
  ['other case and punctuation', TEXT, 'we can RANK your site first — write to us'],
  ['another link', TEXT, `${TEXT} https://a.example/x?y=1`],
  ['another address', TEXT, `${TEXT} sales@b.example`],
  ['another host name', TEXT, `${TEXT} www.c.example d.example`],
  ['other numbers', TEXT, `${TEXT.replace('first', '1 first')} +1 (555) 010-0199`],
  ['no spaces', 'お見積りhttps://a.example/をお願い', 'お見積り b@c.example をお願い'],
])('a text with %s is the same, and another word makes another one', async (_, one, other) => {
  expect(await hashLetters(other)).toBe(await hashLetters(one))
  expect(await hashLetters(`${other} Today.`)).not.toBe(await hashLetters(one))
})

test.each(['Price?', 'https://a.example/a-long-address', '1234567890', '\ud800', ''])(
  '%j is no text that identifies its sender, because many send it',
  async (text) => {
    expect(await hashLetters(text)).toBeNull()
  },
)
