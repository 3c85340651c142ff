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

test('fetches at most once a minute for 1,000 unknown key ids', async () => {
  const minutes = 10
  const asked = 1_000

  for (let at = 0; at < asked; at++) {
    await expect(keyOf(header(crypto.randomUUID()))).rejects.toThrow()
    pass((minutes * MINUTE) / asked)
  }

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

test.each(['failure', 'nothing'] as const)(
  'answers 503 while the answer to a fetch of the keys is %s, and no longer',
  async (answer) => {
    const wait = AbortSignal.timeout
    vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => wait(50))
    issuer.answerWith(answer)
    const refusal = { status: 503, headers: { 'Retry-After': '60' } }
    await expect(keyOf(header(issuer.keyId()))).rejects.toMatchObject(refusal)

    issuer.answerWith('keys')
    expect(await keyOf(header(issuer.keyId()))).toMatchObject({ type: 'public' })
  },
)
