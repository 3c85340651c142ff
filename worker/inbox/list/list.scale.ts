import { expect, test } from 'vitest'
import { intercept } from '#worker/test/intercept.ts'
import { serveWorkerd } from '#worker/test/serve-workerd.ts'
import { storeContacts } from '#worker/test/store-contacts.ts'
import { tabs } from './schema.ts'
import { listAndCount, listContacts } from './store.ts'

const ROWS = 100_000
const PAGE = 50
/** One additional row shows whether another page follows. */
const READ = PAGE + 1

const WAITING = { statuses: ['new', 'open'], waiting: 'us' } as const

const worker = await serveWorkerd()

type Options = Omit<Parameters<typeof listContacts>[1], 'limit'>

test(`a page of ${PAGE} out of ${ROWS} reads ${READ} enquiries, first and last`, async () => {
  const messages = ['A planet', 'A star far away', 'Comets, = and + (555) 010-0199']
  await storeContacts(worker.db, ROWS, (n) => ({
    message: messages[n % messages.length] ?? '',
    status: n % 10 === 0 ? 'done' : n % 10 === 5 ? 'spam' : n % 10 === 3 ? 'open' : 'new',
    createdAt: new Date(1_700_000_000_000 + n * 60_000).toISOString(),
  }))
  await worker.db.exec(
    "INSERT INTO outbox (id, channel, contact_id, state, tries, next_at, created_at) SELECT 'msg_' || id, 'webhook', id, 'delivered', 1, 0, '' FROM contact",
  )

  await worker.db.exec(
    "UPDATE contact SET waits_for = 'them', waits_since = created_at WHERE status = 'open' AND seq % 20 = 3",
  )
  const { next } = await listContacts(worker.db, { ...WAITING, limit: ROWS / 50 })

  const pages: [string, Options, number][] = [
    ['first page', {}, PAGE],
    ['last page', { before: PAGE + 1 }, PAGE],
    ['first page of a status', { statuses: ['done'] }, PAGE],
    ['last page of a status', { statuses: ['done'], before: 10 * PAGE + 1 }, PAGE],
    ['new and held', { statuses: tabs.todo }, PAGE],
    ['those that wait for us', WAITING, PAGE],
    ['a late page of those', { ...WAITING, before: next ?? '' }, PAGE],
    ['one tab of two that are full', { statuses: ['new', 'spam'] }, PAGE],
  ]
  for (const [name, options, length] of pages) {
    const { rowsRead, found } = await measure(options)
    // For each enquiry its row, its events, its notification by index and in the table; five counts.
    expect(rowsRead, name).toBeLessThanOrEqual(4 * (READ + 1) + 5)
    expect(found, name).toBe(length)
  }
})

/** The rows that D1 read for a page, from all tables together. */
async function measure(options: Options) {
  let rowsRead = 0
  const db = intercept(worker.db, async (call) => {
    const results = await call()
    for (const { meta } of results) rowsRead += meta.rows_read
    return results
  })
  const { contacts } = await listAndCount(db, { limit: PAGE, ...options })
  return { rowsRead, found: contacts.length }
}
