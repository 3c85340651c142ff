import { isNotFound } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchPageData } from './fetch-page-data.ts'
import { MissingFileError } from './stale-tab.ts'

vi.mock('content:data', () => ({ default: '/assets/1a2b' }))

const dispatchEvent = vi.fn()
const fetch = vi.fn<(address: string, options?: RequestInit) => Promise<Response>>()
beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('dispatchEvent', dispatchEvent)
  vi.stubGlobal('fetch', fetch)
})

const load = () =>
  fetchPageData({ root: '' }, '/services/$id', 'paper').catch((error: unknown) => error)
const loadHome = () => fetchPageData({ root: '' }, '/').catch((error: unknown) => error)

test('without a file, reports "not found" for an entry, "missing" for another page, and a possibly stale tab', async () => {
  fetch.mockResolvedValue(new Response('', { status: 404 }))

  expect(await load()).toSatisfy(isNotFound)
  expect(await loadHome()).toBeInstanceOf(MissingFileError)
  expect(dispatchEvent.mock.calls).toMatchObject([
    [{ type: 'vite:preloadError' }],
    [{ type: 'vite:preloadError' }],
  ])
})

test.each([
  ['a broken server', () => Promise.resolve(new Response('', { status: 500 }))],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a connection that breaks', () => Promise.resolve(new Response(brokenStream()))],
])('reports a missing file with %s', async (_, answer) => {
  fetch.mockImplementation(answer)

  expect(await load()).toBeInstanceOf(MissingFileError)
})

test('reports a missing file when no answer comes in 20 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  fetch.mockImplementation(async (_, options) => {
    options?.signal?.throwIfAborted()
    return new Response('{}')
  })

  expect(await load()).toBeInstanceOf(MissingFileError)
  expect(timeout).toHaveBeenCalledExactlyOnceWith(20_000)
  timeout.mockRestore()
})

function brokenStream() {
  return new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })
}
