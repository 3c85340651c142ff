import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { app as site } from '../app.ts'
import type { FormEnv } from '../forms/form-page.ts'
import { stubAssets } from '../test/stub-assets.ts'
import { MINUTE_MS } from '../time.ts'
import { ApiError } from './errors.ts'
import { createCounter, limitForms } from './rate-limit.ts'

const app = new Hono<FormEnv>()
  .post('/', limitForms, ({ var: { hurried = false, frequent = false }, json }) =>
    json({ hurried, frequent }),
  )
  .onError((error, c) => {
    if (!(error instanceof ApiError)) throw error
    return c.json(error.code, error.status, error.headers)
  })

// Within one minute, which a test on the real clock may leave.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2030-06-01T12:00Z') }))
afterEach(() => void vi.useRealTimers())

const FLOODS = ['flood', '2001:db8:7:1::/64']
const limit = vi.fn(async ({ key }: { key: string }) => ({ success: !FLOODS.includes(key) }))

async function send(key?: string) {
  const headers = key === undefined ? {} : { 'cf-connecting-ip': key }
  return app.request('/', { method: 'POST', headers }, { FORM_LIMIT: { limit } })
}

test('checks no limit for a normal visitor, marks faster ones as hurried, and rejects a flood', async () => {
  // An IPv6 network is one visitor.
  const visitor = (n: number) => `2001:db8:0:1::${n}`
  for (let sent = 0; sent < 3; sent++) {
    for (const key of [visitor(sent), 'flood']) {
      expect(await (await send(key)).json()).toMatchObject({ hurried: false })
    }
  }
  expect(limit).not.toHaveBeenCalled()

  expect(await (await send(visitor(9))).json()).toMatchObject({ hurried: true })
  const refused = await send('flood')

  expect(refused.status).toBe(429)
  expect(refused.headers.get('Retry-After')).toBe('60')
  expect(await (await send('2001:db8:0:2::9')).json()).toMatchObject({ hurried: false })
})

test('limits a flood from many IPv6 networks of one /48, and no other network', async () => {
  const refuse = async ({ key }: { key: string }) => ({ success: !key.endsWith('/48') })
  const sendFrom = async (address: string) => {
    const init = { method: 'POST', headers: { 'cf-connecting-ip': address } }
    return (await app.request('/', init, { FORM_LIMIT: { limit: refuse } })).status
  }
  const flood = []
  for (let n = 0; n < 200; n++) flood.push(await sendFrom(`2001:db8:5:${n % 100}::1`))

  expect(flood.filter((status) => status === 200)).toHaveLength(30)
  expect(await sendFrom('2001:db8:6::1')).toBe(200)
  expect(await sendFrom('192.0.2.5')).toBe(200)
})

test('a flood from one network leaves the others of its /48 alone', async () => {
  for (let n = 0; n < 90; n++) await send('2001:db8:7:1::1')
  vi.mocked(limit).mockClear()

  expect(await (await send('2001:db8:7:2::1')).json()).toEqual({ hurried: false, frequent: false })
  expect(limit).not.toHaveBeenCalled()
})

test('limits the number of counted networks', () => {
  const count = createCounter(MINUTE_MS)
  count('first')
  expect(count('first')).toBe(2)
  for (let n = 0; n < 10_000; n++) count(`network ${n}`)

  expect(count('first')).toBe(1)
})

test('restarts the count each minute', async () => {
  for (let sent = 0; sent <= 3; sent++) await send('patient')
  vi.setSystemTime(Date.now() + 60_000)

  expect(await (await send('patient')).json()).toMatchObject({ hurried: false })
})

test('counts nobody if the platform sends no address', async () => {
  for (let sent = 0; sent <= 6; sent++) {
    expect(await (await send()).json()).toMatchObject({ hurried: false })
  }
})

const JSON_TYPE = 'application/json'
const FORM = 'application/x-www-form-urlencoded'

test.each([
  ['/api/contact', JSON_TYPE],
  ['/api/contact', FORM],
  ['/api/subscribe', JSON_TYPE],
  ['/api/subscribe', FORM],
])('%s counts before it reads a body of %s', async (path, type) => {
  const FORM_LIMIT = { limit: async () => ({ success: false }) }
  const headers = { 'Content-Type': type, 'cf-connecting-ip': `sender of ${type} to ${path}` }
  const send = async () => {
    const init = { method: 'POST', headers, body: '%' }
    return (await site.request(path, init, { FORM_LIMIT, ASSETS: stubAssets })).status
  }
  for (let sent = 0; sent < 3; sent++) expect(await send()).toBe(400)

  expect(await send()).toBe(429)
})
