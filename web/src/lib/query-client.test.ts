import { expect, test, vi } from 'vitest'
import { createQueryClient, createQueryFunction } from './query-client.ts'

function stubFetch(response: Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => response)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

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
