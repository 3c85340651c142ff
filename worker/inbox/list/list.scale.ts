import { expect, test } from 'vitest'
import { intercept } from '#worker/test/intercept-database.ts'
import { serveWorkerd } from '#worker/test/serve-workerd.ts'
import { storeEnquiries } from '#worker/test/store-enquiries.ts'
import { readRows } from './read-rows.ts'
import { countArrivals, countQueues, listEnquiries } from './store.ts'

const ROWS = 100_000
const PAGE = 50
/** One additional row shows whether another page follows. */
const READ = PAGE + 1

const WAITING = { queue: 'todo' } as const

const worker = await serveWorkerd()

type Options = Omit<Parameters<typeof listEnquiries>[1], 'limit'>

test(`a page of ${PAGE} out of ${ROWS} reads ${READ} enquiries, first and last`, async () => {
  const messages = ['A planet', 'A star far away', 'Comets, = and + (555) 010-0199']
  await storeEnquiries(worker.db, ROWS, (n) => ({
    message: messages[n % messages.length] ?? '',
    status: n % 10 === 0 ? 'done' : n % 10 === 5 ? 'spam' : n % 10 === 3 ? 'open' : 'new',
    createdAt: new Date(1_700_000_000_000 + n * 60_000).toISOString(),
  }))
  await worker.db.exec(
    "INSERT INTO outbox (id, channel, enquiry_id, state, attempts, next_at, created_at) SELECT 'msg_' || id, 'webhook', id, 'delivered', 1, 0, '' FROM enquiry",
  )
  await worker.db.exec(
    "UPDATE enquiry SET owner = iif(seq % 100 = 3, 'mara', 'ben'), waits_for = iif(seq % 20 = 3, 'them', 'us'), waits_since = created_at WHERE status = 'open'",
  )
  const { next } = await listEnquiries(worker.db, { ...WAITING, limit: ROWS / 50 })

  const pages: [string, Options, number][] = [
    ['first page', {}, PAGE],
    ['last page', { before: PAGE + 1 }, PAGE],
    ['first page of a status', { statuses: ['done'] }, PAGE],
    ['last page of a status', { statuses: ['done'], before: 10 * PAGE + 1 }, PAGE],
    ['to do', WAITING, PAGE],
    ['a queue', { queue: 'queue', owner: 'mara' }, PAGE],
    ['waiting for them', { queue: 'waiting' }, PAGE],
    ['a late page of those', { ...WAITING, before: next ?? '' }, PAGE],
  ]
  for (const [name, options, length] of pages) {
    const list = (db: D1Database) => listEnquiries(db, { limit: PAGE, ...options })
    const { rowsRead, found } = await measure(list)
    // For each enquiry its entry in the index of each of its statuses and parts, its row, and its notification, twice.
    expect(rowsRead, name).toBeLessThanOrEqual(8 * (READ + 1))
    expect(found?.enquiries.length, name).toBe(length)
  }
  const page = await measure(async (db) => {
    await readRows(db, { queue: 'todo', limit: PAGE })
    await countQueues(db, 'mara', ['ben'])
  })
  // The same, and up to a hundred for each of six numbers.
  expect(page.rowsRead).toBeLessThanOrEqual(8 * (READ + 1) + 6 * 102)
  expect((await measure((db) => countArrivals(db, 0))).rowsRead).toBeLessThanOrEqual(104)
  // A search reads each enquiry once.
  const search = await measure((db) => readRows(db, { query: 'nowhere', limit: PAGE }))
  expect(search.rowsRead).toBeLessThanOrEqual(ROWS)
})

/** The rows that D1 read, from all tables together. */
async function measure<Found>(read: (db: D1Database) => Promise<Found>) {
  let rowsRead = 0
  const db = intercept(worker.db, async (call) => {
    const results = await call()
    for (const { meta } of results) rowsRead += meta.rows_read
    return results
  })
  return { found: await read(db), rowsRead }
}
