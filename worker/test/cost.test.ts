import { expect, test } from 'vitest'
import { expireRecords } from '../retention/expire.ts'
import { asOperator, inProcess, postOf } from './in-process.ts'
import { intercept } from './intercept.ts'
import { mailbox } from './mailbox.ts'
import { ratchets } from './ratchets.ts'
import { serveWorkerd } from './serve-workerd.ts'

const worker = await serveWorkerd()

test('an enquiry costs at most its budget of rows', async () => {
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

  expect(rows.read).toBeLessThanOrEqual(ratchets.rowsRead)
  expect(rows.written).toBeLessThanOrEqual(ratchets.rowsWritten)
})

/** Resolves when all notifications about it are sent, too. */
async function post(DB: D1Database, path: string, fields: object): Promise<{ id: string }> {
  const request = inProcess({ DB, ...mailbox().bindings })
  const response = await request(path, postOf(fields, asOperator))
  expect(response.ok).toBe(true)
  return response.json()
}
