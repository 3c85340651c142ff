import { expect, test } from 'vitest'
import { deleteExpiredRecords } from '../retention/delete-expired.ts'
import { budgets } from './budgets.ts'
import { mailbox } from './fake-mail.ts'
import { asOperator, fetchInProcess, jsonPost } from './fetch-in-process.ts'
import { intercept } from './intercept-database.ts'
import { serveWorkerd } from './serve-workerd.ts'
import { storeEnquiries } from './store-enquiries.ts'

const worker = await serveWorkerd()

test('an enquiry costs at most its budget of rows', async () => {
  const { DB, rows } = counted()
  const sent = { name: 'Ada', email: 'ada@lovelace.example', message: 'A planet' }

  const { id } = await post(DB, '/api/contact', sent)
  for (const status of ['open', 'done']) await post(DB, `/api/contacts/${id}/status`, { status })
  await deleteExpiredRecords(DB, new Date('2999-01-01'))

  expect(rows.read).toBeLessThanOrEqual(budgets.rowsRead)
  expect(rows.written).toBeLessThanOrEqual(budgets.rowsWritten)
})

test('a change of 200 enquiries, and its undo, read at most 5,000 rows each', async () => {
  await storeEnquiries(worker.db, 200)
  const ids = Array.from({ length: 200 }, (_, n) => `id-${n + 1}.0`)

  const moving = counted()
  await post(moving.DB, '/api/contacts/changes', { ids, to: 'done' })
  expect(moving.rows.read).toBeLessThanOrEqual(5000)

  const undoing = counted()
  const change = await worker.db.prepare('SELECT max(seq) FROM audit').first<number>('max(seq)')
  await post(undoing.DB, '/api/contacts/changes/undo', { change: `${change}` })
  expect(undoing.rows.read).toBeLessThanOrEqual(5000)
})

test('a search of several words and spellings reads each enquiry once', async () => {
  await storeEnquiries(worker.db, 100, () => ({ message: 'Müller builds a planet' }))

  for (const [query, found] of [
    ['müller builds a moon', 0],
    [`planet ${'builds a Müller '.repeat(50)}`, 50],
    [Array.from({ length: 150 }, (_, n) => `wü${n}`).join(' '), 0],
  ] as const) {
    const { DB, rows } = counted()
    const path = `/api/contacts?q=${encodeURIComponent(query)}`
    const response = await fetchInProcess({ DB })(path, { headers: asOperator })
    expect(await response.json()).toMatchObject({ contacts: { length: found } })
    // A found one is read again, for what the list shows of it.
    expect(rows.read).toBeLessThanOrEqual(found > 0 ? 500 : 110)
  }
})

test('a file of the enquiries since a day reads five times as many rows for five times as many', async () => {
  const read: number[] = []
  for (const count of [200, 800]) {
    await storeEnquiries(worker.db, count, (n) => ({
      id: `${count}-${n}`,
      reference: `${count}-${n}`,
    }))
    const { DB, rows } = counted()
    const file = '/api/contacts?format=csv&from=2026-01-01'
    await (await fetchInProcess({ DB })(file, { headers: asOperator })).text()
    read.push(rows.read)
  }
  const [few = 0, many = 0] = read
  expect(many).toBeLessThanOrEqual(6 * few)
})

/** The database, and the rows that calls on it read and write. */
function counted() {
  const rows = { read: 0, written: 0 }
  const DB = intercept(worker.db, async (call) => {
    const results = await call()
    for (const { meta } of results) {
      rows.read += meta.rows_read
      rows.written += meta.rows_written
    }
    return results
  })
  return { DB, rows }
}

/** Resolves when all notifications about it are sent, too. */
async function post(DB: D1Database, path: string, fields: object): Promise<{ id: string }> {
  const request = fetchInProcess({ DB, ...mailbox().bindings })
  const response = await request(path, jsonPost(fields, asOperator))
  expect(response.ok).toBe(true)
  return response.json()
}
