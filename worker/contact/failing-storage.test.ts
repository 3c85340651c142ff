import { beforeEach, expect, test, vi } from 'vitest'
import { app } from '../app.ts'
import type { Env } from '../env.ts'
import { d1Errors, failInBatch, failOnce } from '../test/failing-storage.ts'
import { serveWorker } from '../test/serve-worker.ts'

const worker = serveWorker()

// Each failure is logged, as it should be; route.test.ts reads such a line.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

const enquiry = { name: 'Ada', email: 'ada@lovelace.example', message: 'Hello' }

/** Sends the enquiry to the Worker's app, in this process, with that database. */
async function send(db: D1Database, headers: Record<string, string>) {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(enquiry),
  }
  // So that each enquiry has something to tell, which this database then queues.
  const env = { DB: db, WEBHOOK_URL: 'http://127.0.0.1:9', WEBHOOK_SECRET: 'whsec_c2VjcmV0' }
  const afterwards: Promise<unknown>[] = []
  const context = { waitUntil: (work: Promise<unknown>) => void afterwards.push(work) }
  const response = await app.request(
    '/api/contact',
    init,
    env as unknown as Env,
    context as unknown as ExecutionContext,
  )
  await Promise.all(afterwards)
  return response
}

async function countRows() {
  const db = await worker.database()
  const count = (table: string) =>
    db.prepare(`SELECT count(*) AS total FROM ${table}`).first<number>('total')
  return { contact: await count('contact'), outbox: await count('outbox') }
}

const senders = [
  ['with a key', { 'Idempotency-Key': 'a-key-of-the-page' }],
  ['without a key', {}],
] as const

/** Of the one batch: enquiry, notification. */
const STATEMENTS = 2

test('takes an enquiry by one batch of as many statements as these tests fail', async () => {
  const db = await worker.database()
  const batches: number[] = []
  const counted = {
    prepare: (sql: string) => db.prepare(sql),
    batch(batch: D1PreparedStatement[]) {
      batches.push(batch.length)
      return db.batch(batch)
    },
  } as unknown as D1Database

  const response = await send(counted, { 'Idempotency-Key': 'counted-calls' })

  expect(response.status).toBe(201)
  expect(batches[0]).toBe(STATEMENTS)
})

test.each(
  senders.flatMap(([sender, headers]) =>
    (['before', 'committed'] as const).map((when) => ({ sender, headers, when })),
  ),
)(
  'an enquiry $sender, whose batch fails $when, is a 503 that the retry resolves',
  async ({ headers, when }) => {
    const storage = await worker.database()
    for (const error of d1Errors) {
      const failed = await send(failOnce(storage, { call: 0, when, error }).db, headers)

      expect(failed.status).toBe(503)
      expect(Number(failed.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(await failed.text()).not.toContain(error)
    }

    const retried = await send(storage, headers)
    const again = await send(storage, headers)

    expect(retried.status).toBe(201)
    expect(await again.json()).toEqual(await retried.json())
    expect(await countRows()).toEqual({ contact: 1, outbox: 1 })
  },
)

test.each(
  senders.flatMap(([sender, headers]) =>
    Array.from({ length: STATEMENTS }, (_, place) => ({ sender, headers, place })),
  ),
)(
  'an enquiry $sender whose statement $place fails leaves nothing, and the retry resolves it',
  async ({ headers, place }) => {
    const storage = await worker.database()

    const failed = await send(failInBatch(storage, place), headers)

    expect(failed.status).toBe(503)
    expect(await countRows()).toEqual({ contact: 0, outbox: 0 })

    expect((await send(storage, headers)).status).toBe(201)
    expect(await countRows()).toEqual({ contact: 1, outbox: 1 })
  },
)
