import { afterAll, expect, test } from 'vitest'
import { AUDIENCE, serveAccessIssuer } from '../test/access-issuer.ts'
import { assertion } from '../test/bad-credentials.ts'
import { serveWorker } from '../test/serve-worker.ts'

const UNKNOWN_KEYS = 200
const MINUTE = 60_000

const issuer = await serveAccessIssuer()
const worker = serveWorker({
  vars: { ACCESS_ISSUER: issuer.issuer, ACCESS_AUDIENCE: AUDIENCE },
})
afterAll(() => issuer.close())

async function read(jwt: string): Promise<number> {
  return (await worker.fetch('/api/contacts', { headers: assertion(jwt) })).status
}

test(
  'fetches the keys once for many requests with unknown keys, and still knows its own',
  async () => {
    const [, claims, signature] = (await issuer.sign()).split('.')
    const header = () => JSON.stringify({ alg: 'RS256', kid: crypto.randomUUID() })
    const unknown = () => `${Buffer.from(header()).toString('base64url')}.${claims}.${signature}`
    const started = Date.now()
    const statuses = new Set<number>()

    for (let sent = 0; sent < UNKNOWN_KEYS; sent += 50) {
      const batch = Array.from({ length: 50 }, () => read(unknown()))
      for (const status of await Promise.all(batch)) statuses.add(status)
    }

    expect([...statuses]).toEqual([401])
    expect(issuer.fetches()).toBeGreaterThanOrEqual(1)
    expect(issuer.fetches()).toBeLessThanOrEqual(1 + Math.floor((Date.now() - started) / MINUTE))
    expect(await read(await issuer.sign())).toBe(200)
  },
  MINUTE,
)
