import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import type { AppEnv } from '../env.ts'
import { ApiError } from '../errors.ts'
import { authorizeOperator } from './authorization.ts'

const TOKEN = 'schlüssel zum Posteingang ✉'
const basic = (password: string) => `Basic ${Buffer.from(`ops:${password}`).toString('base64')}`

const app = new Hono<AppEnv>()
  .get('/', authorizeOperator, (c) => c.text('in'))
  .onError((error, c) => c.text('', error instanceof ApiError ? error.status : 500))

async function read(authorization?: string, { token = TOKEN, limit = vi.fn() } = {}) {
  limit.mockResolvedValue({ success: true })
  const headers = { 'cf-connecting-ip': '192.0.2.7', ...(authorization && { authorization }) }
  const env = { OPERATOR_TOKEN: token, OPERATOR_LIMIT: { limit } }
  return (await app.request('/', { headers }, env)).status
}

test('takes a token beyond ASCII as the UTF-8 password of Basic', async () => {
  expect(await read(basic(TOKEN))).toBe(200)
  expect(await read(basic(`${TOKEN}!`))).toBe(401)
})

test('counts a right and a wrong token alike against the address of the caller', async () => {
  const limit = vi.fn()

  await read(basic(TOKEN), { limit })
  await read('nonsense', { limit })

  expect(limit.mock.calls).toEqual([[{ key: '192.0.2.7' }], [{ key: '192.0.2.7' }]])
})

test('does not count a request without credentials', async () => {
  const limit = vi.fn()

  expect(await read(undefined, { limit })).toBe(401)
  expect(limit).not.toHaveBeenCalled()
})

test('lets nobody in without a token of 20 characters, and warns once without naming it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const short = 'nineteen-characters'

  expect(await read(basic(short), { token: short })).toBe(401)
  expect(await read(`Bearer ${short}`, { token: short })).toBe(401)
  expect(await read(basic(''), { token: '' })).toBe(401)
  expect(await read('Bearer undefined', { token: '' })).toBe(401)

  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn.mock.calls.join()).not.toContain(short)
})
