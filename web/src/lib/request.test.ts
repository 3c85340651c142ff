import { expect, test, vi } from 'vitest'
import { request } from './request.ts'

function stubFetch(response: Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => response)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('sends a payload as JSON, with credentials', async () => {
  const fetch = stubFetch(new Response('{}'))

  await request('POST', '/api/contact', { name: 'Ada', message: 'Hi' })

  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/contact', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ada","message":"Hi"}',
  })
})

test('sends what else goes with a payload beside its content type', async () => {
  const fetch = stubFetch(new Response('{}'))

  await request('POST', '/api/contact', {}, { 'idempotency-key': 'K7' })

  expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({
    'content-type': 'application/json',
    'idempotency-key': 'K7',
  })
})

test('sends neither body nor content type without a payload', async () => {
  const fetch = stubFetch(new Response('[]'))

  await request('GET', '/api/contacts')

  const [path, options] = fetch.mock.calls[0] ?? []
  expect(path).toBe('/api/contacts')
  expect(options).toStrictEqual({ method: 'GET', credentials: 'include' })
})

test.each([null, false, 0, ''])('sends %j as a payload like any other', async (payload) => {
  const fetch = stubFetch(new Response())

  await request('PUT', '/api/contact', payload)

  expect(fetch.mock.calls[0]?.[1]?.body).toBe(JSON.stringify(payload))
})

test('gives the answer as it is when it is OK', async () => {
  const response = new Response('{"reference":"K7"}', { status: 201 })
  stubFetch(response)

  expect(await request('POST', '/api/contact', {})).toBe(response)
})

test('fails with the status and the text of the body', async () => {
  stubFetch(new Response('Too many messages', { status: 429, statusText: 'Too Many Requests' }))

  const sending = request('POST', '/api/contact', {})

  await expect(sending).rejects.toThrow(new Error('429: Too many messages'))
})

test('fails with the status and its text when the body is empty', async () => {
  stubFetch(new Response('', { status: 503, statusText: 'Service Unavailable' }))

  const sending = request('POST', '/api/contact', {})

  await expect(sending).rejects.toThrow(new Error('503: Service Unavailable'))
})
