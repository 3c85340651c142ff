import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serveAccessIssuer } from '../test/access-issuer.ts'
import { createAccessKeys } from './access.ts'

const MINUTE = 60_000

let issuer: Awaited<ReturnType<typeof serveAccessIssuer>>
let keyOf: ReturnType<typeof createAccessKeys>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00Z') })
  issuer = await serveAccessIssuer()
  keyOf = createAccessKeys(issuer.issuer)
})
afterEach(() => {
  vi.useRealTimers()
  issuer.close()
})

const header = (kid: string) => ({ alg: 'RS256', kid })
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

test('fetches the keys once for concurrent callers, and caches them for ten minutes', async () => {
  await Promise.all(Array.from({ length: 20 }, () => keyOf(header(issuer.keyId()))))
  pass(9 * MINUTE)
  await keyOf(header(issuer.keyId()))
  expect(issuer.fetches()).toBe(1)

  pass(MINUTE)
  await keyOf(header(issuer.keyId()))
  expect(issuer.fetches()).toBe(2)
})

test('fetches at most once a minute for 10,000 unknown key ids', async () => {
  const minutes = 10
  let refused = 0

  for (let minute = 0; minute < minutes; minute++) {
    for (let asked = 0; asked < 1_000; asked += 50) {
      const unknown = Array.from({ length: 50 }, () => keyOf(header(crypto.randomUUID())))
      const results = await Promise.allSettled(unknown)
      refused += results.filter(({ status }) => status === 'rejected').length
      pass(MINUTE / 20)
    }
  }

  expect(refused).toBe(10_000)
  expect(issuer.fetches()).toBeGreaterThan(1)
  expect(issuer.fetches()).toBeLessThanOrEqual(minutes)
})

test('accepts a new key after a minute', async () => {
  await keyOf(header(issuer.keyId()))
  const old = issuer.keyId()
  await issuer.rotate()

  await expect(keyOf(header(issuer.keyId()))).rejects.toMatchObject({
    code: 'ERR_JWKS_NO_MATCHING_KEY',
  })
  pass(MINUTE)

  expect(await keyOf(header(issuer.keyId()))).toMatchObject({ type: 'public' })
  expect(await keyOf(header(old))).toMatchObject({ type: 'public' })
  expect(issuer.fetches()).toBe(2)
})

test('answers 503 for a minute when the keys cannot be fetched, with one request for them', async () => {
  issuer.answerWith('failure')

  for (let asked = 0; asked < 100; asked++) {
    await expect(keyOf(header(issuer.keyId()))).rejects.toMatchObject({
      status: 503,
      headers: { 'Retry-After': '60' },
    })
  }
  expect(issuer.fetches()).toBe(1)

  issuer.answerWith('keys')
  pass(MINUTE)
  expect(await keyOf(header(issuer.keyId()))).toMatchObject({ type: 'public' })
})

test('answers 503 when the keys do not come in time', async () => {
  issuer.answerWith('nothing')

  await expect(keyOf(header(issuer.keyId()))).rejects.toMatchObject({ status: 503 })
})

test('uses the cached keys while new ones cannot be fetched', async () => {
  await keyOf(header(issuer.keyId()))
  issuer.answerWith('failure')
  pass(2 * MINUTE)

  await expect(keyOf(header('unknown'))).rejects.toMatchObject({ status: 503 })

  expect(await keyOf(header(issuer.keyId()))).toMatchObject({ type: 'public' })
})
