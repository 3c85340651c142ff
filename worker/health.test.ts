import { expect, test } from 'vitest'
import { app } from './app.ts'
import { storeRows } from './test/database-helpers.ts'
import { OPERATOR_TOKEN } from './test/fetch-in-process.ts'
import { memoryDatabase } from './test/memory-database.ts'
import { serveWorkerd } from './test/serve-workerd.ts'
import { storeEnquiries } from './test/store-enquiries.ts'

const worker = await serveWorkerd()

test('reports a healthy state and the version', async () => {
  const response = await worker.fetch('/api/health')

  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    ok: true,
    database: true,
    missingMigrations: [],
    overdueSeconds: 0,
    mistakes: [],
    version: expect.any(String),
  })
})

test('names the missing migrations', async () => {
  const DB = memoryDatabase()
  await DB.exec('DELETE FROM d1_migrations')

  const response = await app.request('/api/health', {}, { DB, OPERATOR_TOKEN })

  expect(response.status).toBe(503)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.json()).toMatchObject({
    ok: false,
    database: true,
    missingMigrations: ['0001_tables.sql'],
  })
})

test('reports that the database does not answer', async () => {
  const batch = () => Promise.reject(new Error('D1 DB is overloaded. Too many requests queued.'))
  const response = await app.request('/api/health', {}, { DB: { prepare() {}, batch } })

  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBe('30')
  expect(await response.json()).toMatchObject({ ok: false, database: false, overdueSeconds: null })
})

test.each([
  [-60, 200, 0],
  [60, 200, 60],
  [1200, 503, 1200],
])('a notification overdue by %d seconds makes it a %i', async (seconds, status, overdue) => {
  await storeEnquiries(worker.db, 1)
  await storeRows(worker.db, 'outbox', { next_at: Date.now() - seconds * 1000 })

  const response = await worker.fetch('/api/health')

  expect(response.status).toBe(status)
  const { overdueSeconds } = (await response.json()) as { overdueSeconds: number }
  expect(overdueSeconds).toBeGreaterThanOrEqual(overdue)
  expect(overdueSeconds).toBeLessThan(overdue + 10)
})
