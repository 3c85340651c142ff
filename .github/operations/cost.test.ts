import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { expireRecords } from '#worker/retention/expire.ts'
import { asOperator, inProcess, postOf } from '#worker/test/in-process.ts'
import { intercept } from '#worker/test/intercept.ts'
import { mailbox } from '#worker/test/mailbox.ts'
import { serveWorkerd } from '#worker/test/serve-workerd.ts'

const worker = await serveWorkerd()

test('an enquiry reads and writes at most the number of rows in cost.md, and at least half of it', async () => {
  const page = readFileSync(join(import.meta.dirname, 'cost.md'), 'utf8')
  const rows = { read: 0, written: 0 }
  const DB = intercept(worker.db, async (call) => {
    const results = await call()
    for (const { meta } of results) {
      rows.read += meta.rows_read
      rows.written += meta.rows_written
    }
    return results
  })
  const sent = { name: 'Ada', email: 'ada@lovelace.example', message: 'A planet' }

  const { id } = await post(DB, '/api/contact', sent)
  for (const status of ['open', 'done']) await post(DB, `/api/contacts/${id}/status`, { status })
  await expireRecords(DB, new Date('2999-01-01'))

  for (const key of ['read', 'written'] as const) {
    const [, assumed] =
      page.match(new RegExp(`^\\| rows ${key} for an enquiry .*\\| (\\d+) +\\|$`, 'm')) ?? []
    expect(rows[key]).toBeLessThanOrEqual(Number(assumed))
    expect(rows[key]).toBeGreaterThanOrEqual(Number(assumed) / 2)
  }
})

/** Resolves when all notifications about it are sent, too. */
async function post(DB: D1Database, path: string, fields: object): Promise<{ id: string }> {
  const request = inProcess({ DB, ...mailbox().bindings })
  const response = await request(path, postOf(fields, asOperator))
  expect(response.ok).toBe(true)
  return response.json()
}
