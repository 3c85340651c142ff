import { expect, onTestFinished, test, vi } from 'vitest'
import { app } from '../app.ts'
import { settings } from '../settings.ts'
import { jsonPost } from '../test/fetch-in-process.ts'
import { operatorClient } from '../test/operator-client.ts'
import { formFields, interestOption, sample } from '../test/sample-enquiry.ts'
import { startWorker } from '../test/start-worker.ts'
import { stubAssets } from '../test/stub-assets.ts'
import { createReference } from './enquiry-record.ts'

const worker = await startWorker()

const post = (value: unknown) => worker.fetch('/api/contact', jsonPost(value))

test('stores an enquiry and answers 201 with its id and a reference for the phone', async () => {
  const before = Date.now()
  const response = await post({ ...sample, serviceInterest: interestOption })
  const receipt = await response.json()

  expect(response.status).toBe(201)
  expect(receipt).toEqual({
    id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    reference: expect.stringMatching(/^[A-Z]{1,8}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/),
  })

  const [enquiry] = (await operatorClient(worker).json()).contacts
  expect(enquiry).toEqual({
    ...Object.fromEntries(formFields.map(({ name, kind }) => [name, kind === 'choices' ? [] : ''])),
    ...sample,
    ...(receipt as object),
    serviceInterest: interestOption,
    status: 'new',
    reasons: [],
    deliveries: [],
    owner: '',
    version: 0,
    repliedAt: null,
    dueAt: null,
    events: [],
    drafts: [],
    language: 'en-US',
    attribution: {},
    statusAt: expect.any(String),
    excerpt: 'Hello',
    waitsFor: 'us',
    waitsSince: enquiry.createdAt,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  })
  expect(Date.parse(enquiry.createdAt)).toBeGreaterThanOrEqual(before)
})

test('the reference begins with the prefix of the settings', () => {
  const before = settings.referencePrefix
  onTestFinished(() => void Object.assign(settings, { referencePrefix: before }))
  Object.assign(settings, { referencePrefix: 'ACME' })

  expect(createReference()).toMatch(/^ACME-\w{4}-\w{4}$/)
})

// Without a database, an accepted request would get a 500.
test.each([
  ['a deeply nested name', `{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 'name'],
  ['the last of two names wrong', '{"name":"Ada","name":""}', 'name'],
  ['the honeypot of the form', { ...sample, website: '' }, 'website'],
  ['__proto__', '{"__proto__":{"name":"Ada"}}', '__proto__'],
])('rejects an enquiry with %s and names the field', async (_, value, field) => {
  const body = typeof value === 'string' ? value : JSON.stringify(value)
  const response = await app.request(
    '/api/contact',
    { ...jsonPost(value), body },
    { ASSETS: stubAssets },
  )
  const { error } = (await response.json()) as { error: { fields: object } }

  expect(response.status).toBe(422)
  expect(Object.keys(error.fields)).toContain(field)
})

test('answers a form post with plain text when the contact page is missing', async () => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const sent = { method: 'POST', headers, body: 'name=' }

  const response = await app.request('/api/contact', sent, { ASSETS: stubAssets })

  expect(response.status).toBe(422)
  expect(await response.text()).toBe('Please check the following: Name, Email, and Message.')
})

test('stores nothing while the form cannot be read, and says so', async () => {
  const missing = { fetch: async () => new Response('', { status: 404 }) }
  vi.spyOn(console, 'error').mockImplementation(() => {})

  const response = await app.request('/api/contact', jsonPost(sample), { ASSETS: missing })

  expect(response.status).toBe(500)
})
