import { expect, test } from 'vitest'
import { postOf } from '../test/in-process.ts'
import { enquiry, form } from '../test/sample-enquiry.ts'
import { serveWorker } from '../test/serve-worker.ts'
import { toEnquiry } from './record.ts'
import { createContact } from './store.ts'

const worker = await serveWorker()

const sendJson = (key: string, change: { message?: string } = {}) =>
  worker.fetch('/api/contact', postOf({ ...enquiry, ...change }, { 'Idempotency-Key': key }))

async function receiptOf(key: string) {
  const response = await sendJson(key)
  const receipt = await response.text()
  expect(response.status).toBe(201)
  return receipt
}

test('20 parallel retries of each of 10 keys store 10 enquiries, with equal answers', async () => {
  const keys = Array.from({ length: 10 }, (_, n) => `key-number-${n}`)

  const answers = await Promise.all(
    keys.map((key) => Promise.all(Array.from({ length: 20 }, () => receiptOf(key)))),
  )

  for (const repeats of answers) expect(new Set(repeats).size).toBe(1)
  expect(new Set(answers.flat()).size).toBe(10)
  expect(await worker.countContacts()).toBe(10)
})

test('rejects a repeated key with another text', async () => {
  await sendJson('one-and-the-same')

  const response = await sendJson('one-and-the-same', { message: 'Hello again' })

  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ error: { code: 'idempotency_key_reused' } })
  expect(await worker.countContacts()).toBe(1)
})

test('the same text without a key is one enquiry within ten minutes, then another', async () => {
  const verdict = { status: 'new' as const, reasons: [] }
  const sendAt = (now: number) =>
    createContact(worker.db, {
      enquiry: toEnquiry(enquiry),
      form,
      language: 'en',
      idempotencyKey: undefined,
      verdict,
      channels: [],
      now,
    })

  const first = await sendAt(0)
  const justWithin = await sendAt(600_000 - 1)
  const later = await sendAt(600_000)

  expect(justWithin).toEqual(first)
  expect(later.id).not.toBe(first.id)
  expect(await worker.countContacts()).toBe(2)
})
