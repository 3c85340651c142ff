import { expect, test, vi } from 'vitest'
import { createQueryClient, createQueryFunction } from './query-client.ts'
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
  ).toEqual({ text: 'In a\nminute.', fields: {} })
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

/** A client whose reads return null when they are not authorized. */
function createLenientClient() {
  const client = createQueryClient()
  const queryFn = createQueryFunction({ on401: 'returnNull' })
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, queryFn } })
  return client
}

const queryKey = ['/api/contacts', { status: 'new' }]

test('reads the path in the first element of the key, and parses the answer as JSON', async () => {
  const fetch = stubFetch(new Response('{"contacts":[{"name":"Ada"}]}'))

  const data = await createQueryClient().fetchQuery({ queryKey })

  expect(data).toEqual({ contacts: [{ name: 'Ada' }] })
  const options = expect.objectContaining({ method: 'GET', credentials: 'include' })
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/contacts', options)
})

test.each([
  [401, createQueryClient],
  [500, createQueryClient],
  [403, createLenientClient],
])('fails on a %i with %o', async (status, createClient) => {
  stubFetch(new Response('No', { status }))

  const reading = createClient().fetchQuery({ queryKey })

  await expect(reading).rejects.toThrow(new Error(`${status}: No`))
})

test('returns null on a 401 if asked to, and still fails without a connection', async () => {
  stubFetch(new Response('No', { status: 401 }))
  expect(await createLenientClient().fetchQuery({ queryKey })).toBeNull()

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  const reading = createLenientClient().fetchQuery({ queryKey })
  await expect(reading).rejects.toThrow(new TypeError('fetch failed'))
})

test('never refetches by itself, never goes stale, never retries', () => {
  expect(createQueryClient().getDefaultOptions()).toStrictEqual({
    queries: {
      queryFn: expect.any(Function),
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
    mutations: { retry: false },
  })
})
