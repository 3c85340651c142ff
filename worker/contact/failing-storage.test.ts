import { beforeEach, expect, test, vi } from 'vitest'
import { d1Errors, failOnce } from '../test/failing-storage.ts'
import { inProcess, postOf } from '../test/in-process.ts'
import { memoryDatabase } from '../test/memory-database.ts'
import { enquiry } from '../test/sample-enquiry.ts'
import { WEBHOOK_AWAY } from '../test/serve-worker.ts'

// Each failure is logged, as it should be; route.test.ts reads such a line.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

// With a webhook, so that this database also queues a notification of each enquiry.
const send = (DB: D1Database, headers: Record<string, string>) =>
  inProcess({ DB, ...WEBHOOK_AWAY })('/api/contact', postOf(enquiry, headers))

async function countRows(db: D1Database) {
  const count = (table: string) =>
    db.prepare(`SELECT count(*) AS total FROM ${table}`).first<number>('total')
  return { contact: await count('contact'), outbox: await count('outbox') }
}

const KEY = { 'Idempotency-Key': 'a-key-of-the-page' }

test.each([
  ['with a key', 'before', KEY],
  ['with a key', 'committed', KEY],
  ['without a key', 'before', {}],
  ['without a key', 'committed', {}],
] as const)(
  'an enquiry %s whose batch fails (%s) gets a 503, and the retry succeeds',
  async (_, when, headers) => {
    const storage = memoryDatabase()
    for (const error of d1Errors) {
      const failed = await send(failOnce(storage, { when, error }), headers)

      expect(failed.status).toBe(503)
      expect(Number(failed.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(await failed.text()).not.toContain(error)
    }

    const kept = when === 'committed' ? 1 : 0
    expect(await countRows(storage)).toEqual({ contact: kept, outbox: kept })

    const retried = await send(storage, headers)
    const again = await send(storage, headers)

    expect(retried.status).toBe(201)
    expect(await again.json()).toEqual(await retried.json())
    expect(await countRows(storage)).toEqual({ contact: 1, outbox: 1 })
  },
)
