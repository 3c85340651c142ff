import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { startReceiver } from '../test/receiver.ts'
import { siteverify } from './siteverify.ts'

const receiver = await startReceiver()
const realFetch = globalThis.fetch
vi.stubGlobal('fetch', (_: string, init: RequestInit) => realFetch(receiver.url, init))
afterAll(() => vi.unstubAllGlobals())

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
beforeEach(() => warn.mockClear())

const GOOD = '{"success":true,"error-codes":[]}'

test('sends only the token and the secret to Turnstile, and accepts its success', async () => {
  receiver.behave((response) => response.end(GOOD))

  expect(await siteverify('token', 'secret')).toBe(true)

  const bodies = receiver.all.map(({ body }) => JSON.parse(body))
  expect(bodies).toEqual([{ secret: 'secret', response: 'token' }])
  expect(warn).not.toHaveBeenCalled()
})

test.each([200, 400])('accepts a rejection with status %i', async (status) => {
  receiver.behave((response) => {
    response.writeHead(status).end('{"success":false,"error-codes":["timeout-or-duplicate"]}')
  })

  expect(await siteverify('token', 'secret')).toBe(false)
  expect(warn).not.toHaveBeenCalled()
})

test('logs a wrong secret once', async () => {
  receiver.behave((response) =>
    response.end('{"success":false,"error-codes":["invalid-input-secret"]}'),
  )

  for (const _ of [1, 2]) expect(await siteverify('token', 'secret')).toBe(false)

  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('TURNSTILE_SECRET')])
})

test('rejects without an answer in time', async () => {
  const late = new AbortController()
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
  receiver.behave((response) => {
    response.write(GOOD.slice(0, 10))
    late.abort()
  })

  expect(await siteverify('token', 'secret')).toBe(false)
  expect(limit).toHaveBeenCalledExactlyOnceWith(5_000)
  expect(warn).toHaveBeenCalledOnce()
  limit.mockRestore()
})

test.each<[string, Parameters<typeof receiver.behave>[0]]>([
  ['breaks', (response) => response.writeHead(500).end('It broke.')],
  ['answers something else', (response) => response.end('{}')],
  [
    'leads to another place',
    (response) => response.writeHead(307, { Location: receiver.url }).end(),
  ],
])('treats it as a rejection, and logs it, when siteverify %s', async (_, behavior) => {
  receiver.behave(behavior)

  expect(await siteverify('token', 'secret')).toBe(false)
  expect(receiver.all).toHaveLength(1)
  expect(warn).toHaveBeenCalledOnce()
})
