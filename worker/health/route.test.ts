import { expect, test } from 'vitest'
import { app } from '../app.ts'
import { MIGRATIONS } from '../db/migrations.ts'
import { memoryDatabase, noteMigrations } from '../test/memory-database.ts'
import { OPERATOR_TOKEN } from '../test/operator-token.ts'
import { type Recorded, recordStatements } from '../test/record-statements.ts'
import { serveWorkerd } from '../test/serve-workerd.ts'
import { storeContacts } from '../test/store-contacts.ts'
import { storeRows } from '../test/store-rows.ts'

const worker = await serveWorkerd()

/** Asks an isolate without a cached result. */
async function ask(recorded: Recorded[] = []) {
  const DB = recordStatements(worker.db, recorded)
  return (method = 'GET') => app.request('/api/health', { method }, { DB, OPERATOR_TOKEN })
}

test('reports a healthy state and the version, cacheable for a few seconds', async () => {
  const response = await worker.fetch('/api/health')

  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=5')
  expect(await response.json()).toEqual({
    ok: true,
    database: true,
    missingMigrations: [],
    overdueSeconds: 0,
    mistakes: [],
    version: expect.any(String),
  })
})

test('queries the database once for many requests, GET or HEAD', async () => {
  const recorded: Recorded[] = []
  const request = await ask(recorded)
  const first = await request()
  const asked = recorded.length

  const again = await request('HEAD')

  expect(asked).toBeGreaterThan(0)
  expect(recorded).toHaveLength(asked)
  expect(again.status).toBe(200)
  expect(await again.text()).toBe('')
  expect((await first.json()) as object).toMatchObject({ ok: true, version: null })
})

test.each([
  ['one is', 1],
  ['all are', MIGRATIONS.length],
])('names the missing migrations when %s', async (_, count) => {
  const DB = memoryDatabase()
  await noteMigrations(DB, MIGRATIONS.slice(0, -count))

  const response = await app.request('/api/health', {}, { DB, OPERATOR_TOKEN })

  expect(response.status).toBe(503)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.json()).toMatchObject({
    ok: false,
    database: true,
    missingMigrations: MIGRATIONS.slice(-count),
  })
})

test('reports that the database does not answer', async () => {
  const all = () => Promise.reject(new Error('D1 DB is overloaded. Too many requests queued.'))
  const response = await app.request('/api/health', {}, { DB: { prepare: () => ({ all }) } })

  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBe('30')
  expect(await response.json()).toMatchObject({ ok: false, database: false, overdueSeconds: null })
})

test.each([
  [-60, 200, 0],
  [60, 200, 60],
  [1200, 503, 1200],
])('a notification overdue by %d seconds makes it a %i', async (seconds, status, overdue) => {
  await storeContacts(worker.db, 1)
  const due = Date.now() - seconds * 1000
  await storeRows(worker.db, 'outbox', { next_at: due })

  const response = await (await ask())()

  expect(response.status).toBe(status)
  const { overdueSeconds } = (await response.json()) as { overdueSeconds: number }
  expect(overdueSeconds).toBeGreaterThanOrEqual(overdue)
  expect(overdueSeconds).toBeLessThan(overdue + 10)
})
