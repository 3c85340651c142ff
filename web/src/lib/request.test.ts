import { expect, test, vi } from 'vitest'
import { describeFailure as failureOf, request } from './request.ts'

function stubFetch(response: Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => response)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('sends a payload as JSON, with credentials and further headers, and returns the response', async () => {
  const answer = new Response('{"reference":"K7"}', { status: 201 })
  const fetch = stubFetch(answer)
  const timeout = vi.spyOn(AbortSignal, 'timeout')

  const given = await request('POST', '/api/contact', { name: 'Ada' }, { 'idempotency-key': 'K7' })

  expect(given).toBe(answer)
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/contact', {
    method: 'POST',
    credentials: 'include',
    signal: timeout.mock.results[0]?.value,
    headers: { 'content-type': 'application/json', 'idempotency-key': 'K7' },
    body: '{"name":"Ada"}',
  })
  expect(timeout).toHaveBeenCalledExactlyOnceWith(20_000)
})

test('sends neither body nor content type without a payload', async () => {
  const fetch = stubFetch(new Response('[]'))

  await request('GET', '/api/contacts')

  const [path, options] = fetch.mock.calls[0] ?? []
  expect(path).toBe('/api/contacts')
  expect(Object.keys(options ?? {})).toEqual(['method', 'credentials', 'signal'])
})

test.each([null, false, 0, ''])('sends %j as a payload like any other', async (payload) => {
  const fetch = stubFetch(new Response())

  await request('PUT', '/api/contact', payload)

  expect(fetch.mock.calls[0]?.[1]?.body).toBe(JSON.stringify(payload))
})

test.each([
  ['Too many messages', 429, 'Too Many Requests', '429: Too many messages'],
  ['', 503, 'Service Unavailable', '503: Service Unavailable'],
])(
  'fails with the status and the body, or else its text: %j',
  async (body, status, text, message) => {
    stubFetch(new Response(body, { status, statusText: text }))

    await expect(request('POST', '/api/contact', {})).rejects.toThrow(new Error(message))
  },
)

const describeFailure = (error: Error) => failureOf(error, { noAnswer: 'Lost.', ourFault: 'Ours.' })

test('returns the message of the server and the rejected fields', () => {
  const error = { code: 'invalid_fields', message: 'Check: email.', fields: { email: 'Enter it.' } }

  expect(describeFailure(new Error(`422: ${JSON.stringify({ error })}`))).toEqual({
    text: 'Check: email.',
    fields: { email: 'Enter it.' },
  })
  expect(
    describeFailure(new Error('429: {"error":{"message":"In a\\nminute.","fields":null}}')),
  ).toEqual({
    text: 'In a\nminute.',
    fields: {},
  })
})

test('distinguishes an unreadable error response from no response', () => {
  const ours = [
    '502: <h1>Bad gateway</h1>\n',
    '503: Service Unavailable',
    '500: {}',
    '500: null',
    '429: {"error":"rate_limited"}',
  ]
  const unanswered = [
    new TypeError('Failed to fetch'),
    new DOMException('signal timed out', 'TimeoutError'),
  ]

  expect(new Set(ours.map((message) => describeFailure(new Error(message)).text))).toEqual(
    new Set(['Ours.']),
  )
  expect(unanswered.map((error) => describeFailure(error).text)).toEqual(['Lost.', 'Lost.'])
})
