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

test('fetches at most once a minute for unknown keys, and then accepts a new one', async () => {
  await keyOf(header(issuer.keyId()))
  const old = issuer.keyId()
  await issuer.rotate()

  for (const wait of [0, MINUTE - 1]) {
    pass(wait)
    await expect(keyOf(header(issuer.keyId()))).rejects.toMatchObject({
      code: 'ERR_JWKS_NO_MATCHING_KEY',
    })
  }
  expect(issuer.fetches()).toBe(1)
  pass(1)

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
