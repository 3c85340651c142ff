import { expect, test, vi } from 'vitest'
import { createQueryClient, createQueryFunction } from './query-client.ts'

function stubFetch(response: Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => response)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

/** A client whose reads give nothing when they are not authorised. */
function createLenientClient() {
  const client = createQueryClient()
  const queryFn = createQueryFunction({ on401: 'returnNull' })
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, queryFn } })
  return client
}

test('reads the path in the first element of the key', async () => {
  const fetch = stubFetch(new Response('{"contacts":[]}'))

  await createQueryClient().fetchQuery({ queryKey: ['/api/contacts', { status: 'new' }] })

  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/contacts', {
    method: 'GET',
    credentials: 'include',
  })
})

test('parses the answer as JSON', async () => {
  stubFetch(new Response('{"contacts":[{"name":"Ada"}]}'))

  const data = await createQueryClient().fetchQuery({ queryKey: ['/api/contacts'] })

  expect(data).toEqual({ contacts: [{ name: 'Ada' }] })
})

test.each([401, 403, 500])('fails on a %i by default', async (status) => {
  stubFetch(new Response('No', { status }))

  const reading = createQueryClient().fetchQuery({ queryKey: ['/api/contacts'] })

  await expect(reading).rejects.toThrow(new Error(`${status}: No`))
})

test('gives nothing on a 401 when told so', async () => {
  stubFetch(new Response('No', { status: 401 }))

  expect(await createLenientClient().fetchQuery({ queryKey: ['/api/contacts'] })).toBeNull()
})

test.each([403, 404, 500])('still fails on a %i when told so', async (status) => {
  stubFetch(new Response('No', { status }))

  const reading = createLenientClient().fetchQuery({ queryKey: ['/api/contacts'] })

  await expect(reading).rejects.toThrow(new Error(`${status}: No`))
})

test('still fails without a connection when told so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))

  const reading = createLenientClient().fetchQuery({ queryKey: ['/api/contacts'] })

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
