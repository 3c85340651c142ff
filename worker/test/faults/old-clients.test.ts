import { expect, test } from 'vitest'
import type { FormField } from '#worker/shared/field-values.ts'
import { fetchInProcess, jsonPost } from '../fetch-in-process.ts'
import { memoryDatabase } from '../memory-database.ts'
import { formFields, interestOption, sample } from '../sample-enquiry.ts'
import { stubAssetsWithForm } from '../stub-assets.ts'

/** All fields that the form ever had; an open or cached page of an earlier deployment still sends them. */
const FIELDS = { ...sample, serviceInterest: interestOption }
const { serviceInterest: _, ...REQUIRED } = FIELDS
const KEY = 'a-key-of-an-earlier-page'

const urlencoded = (fields: Record<string, string>, headers = {}) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  headers,
})

const post = (init: RequestInit, DB: D1Database) => fetchInProcess({ DB })('/api/contact', init)

const countEnquiries = (db: D1Database) =>
  db.prepare('SELECT count(*) AS n FROM enquiry').first<number>('n')

// Only add to these: such requests get these responses for as long as /api/contact exists.
test.each([
  ['the four fields of the form', urlencoded(FIELDS), 303],
  ['no service interest, as from a form without it', urlencoded(REQUIRED), 303],
  ['a form with its honeypot, left empty', urlencoded({ ...FIELDS, website: '' }), 303],
  ['a key in the form', urlencoded({ ...FIELDS, idempotencyKey: KEY }), 303],
  ['an empty key in the form', urlencoded({ ...FIELDS, idempotencyKey: '' }), 303],
  ['a key beside the form', urlencoded(FIELDS, { 'Idempotency-Key': KEY }), 303],
  ['the JSON of the app', jsonPost(FIELDS, { 'Idempotency-Key': KEY }), 201],
  ['JSON without a key', jsonPost(FIELDS), 201],
  ['JSON with no service interest', jsonPost({ ...FIELDS, serviceInterest: '' }), 201],
  ['JSON without service interest', jsonPost(REQUIRED), 201],
])('stores an enquiry with %s once', async (_, sent, status) => {
  const db = memoryDatabase()

  expect((await post(sent, db)).status).toBe(status)
  expect((await post(sent, db)).status).toBe(status)
  expect(await countEnquiries(db)).toBe(1)
})

test('identifies an enquiry by the key in its form', async () => {
  const db = memoryDatabase()
  const sendWith = async (idempotencyKey: string) =>
    (await post(urlencoded({ ...FIELDS, idempotencyKey }), db)).status

  expect(await sendWith(KEY)).toBe(303)
  expect(await sendWith(`${KEY}-2`)).toBe(303)
  expect(await sendWith('no')).toBe(400)
  expect(await countEnquiries(db)).toBe(2)
})

test('takes every option of a large form at once', async () => {
  const options = Object.fromEntries(Array.from({ length: 80 }, (_, n) => [`option-${n}`, 'A']))
  const large: FormField = {
    ...{ name: 'many', kind: 'choices', label: 'Many' },
    required: false,
    options,
  }
  const DB = memoryDatabase()
  const body = new URLSearchParams(FIELDS)
  for (const option of Object.keys(options)) body.append('many', option)
  const site = fetchInProcess({ DB, ASSETS: stubAssetsWithForm([...formFields, large]) })

  expect((await site('/api/contact', { method: 'POST', body })).status).toBe(303)
})
