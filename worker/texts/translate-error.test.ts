import { beforeEach, expect, test, vi } from 'vitest'
import { fillPlaceholders } from '../shared/placeholders.ts'
import { fetchInProcess, jsonPost } from '../test/fetch-in-process.ts'
import { intercept } from '../test/intercept-database.ts'
import { memoryDatabase } from '../test/memory-database.ts'
import { sample } from '../test/sample-enquiry.ts'
import site from '../test/site/texts.json' with { type: 'json' }

const german = site.find(({ language }) => language === 'de')
const sentences = Object.entries(german?.texts.errors ?? {})

const large = 'x'.repeat(100_000)
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const limit = (limit: () => Promise<object>) => ({ FORM_LIMIT: { limit } })

const offline = intercept(memoryDatabase(), () =>
  Promise.reject(new Error('Network connection lost.')),
)

/** For each error, a request that causes it. */
const CAUSES: Record<string, [init: RequestInit, bindings?: object]> = {
  invalid_fields: [jsonPost({ ...sample, name: '' })],
  too_many_requests: [jsonPost(sample), limit(async () => ({ success: false }))],
  body_too_large: [jsonPost({ message: large })],
  form_too_large: [{ method: 'POST', headers: form, body: `message=${large}` }],
  foreign_origin: [jsonPost(sample, { Origin: 'https://other.example' })],
  storage_unavailable: [jsonPost(sample), { DB: offline }],
  internal_error: [jsonPost(sample), limit(() => Promise.reject(new Error()))],
}

// Failures are logged, as they should be.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

test.each(sentences)('answers %s in the language of the form', async (code, sentence) => {
  const [init, bindings = {}] = CAUSES[code] ?? []
  const request = fetchInProcess(bindings)
  const headers = { ...init?.headers, 'cf-connecting-ip': code }
  // The limit is asked about the last one only.
  for (let n = 0; n < 3; n++) await request('/api/contact', { ...init, headers })

  const response = await request('/api/contact?language=de', { ...init, headers })

  expect(await response.text()).toContain(sentence.replace('{fields}', 'name'))
})

test('rejects a text with an unknown placeholder', () => {
  expect(() => fillPlaceholders('For {aeons}.', {})).toThrow('{aeons}')
})
