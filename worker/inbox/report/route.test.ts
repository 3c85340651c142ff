import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asOperator, inProcess } from '#worker/test/in-process.ts'
import { serveWorker } from '#worker/test/serve-worker.ts'
import { storeContacts } from '#worker/test/store-contacts.ts'
import { lastWeeks } from './summary.ts'

const worker = serveWorker()

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T12:00Z') }))
afterEach(() => void vi.useRealTimers())

async function open(query = '', headers = {}) {
  const request = inProcess({ DB: await worker.database() })
  return request(`/api/contacts/report${query}`, { headers: { ...asOperator, ...headers } })
}

const [LONG_AGO = '', ...WEEKS] = lastWeeks(13, new Date('2026-11-25'))
const [EARLIER = ''] = WEEKS
const NOW = WEEKS.at(-1) ?? ''

/** Six enquiries, by their Mondays; the third of them is answered after five hours. */
async function store() {
  const db = await worker.database()
  const weeks = [LONG_AGO, EARLIER, EARLIER, NOW, NOW, NOW]
  await storeContacts(db, weeks.length, (n) => ({
    createdAt: `${weeks[n - 1]}T00:00:00.000Z`,
    serviceInterest: n % 2 === 0 ? 'cloud' : '',
    status: n === 6 ? 'spam' : 'new',
  }))
  await db.exec(
    `UPDATE contact SET status = 'done', answered_at = strftime('%FT%TZ', created_at, '+5 hours') WHERE id = 'id-3'`,
  )
  return db
}

const readCounts = async (query = '') => {
  const { database, ...counts } = (await (await open(query)).json()) as Record<string, unknown>
  return counts
}
const readFile = async () => parse(await (await open('?format=csv')).text(), { bom: true })

test('counts by week, service, status and response time, including erased enquiries', async () => {
  const db = await store()
  const counts = await readCounts()
  const file = await readFile()

  expect(counts).toEqual({
    weeks: [
      { week: EARLIER, ...tally({ new: 1, done: 1 }) },
      ...WEEKS.slice(1, -1).map((week) => ({ week, ...tally({}) })),
      { week: NOW, ...tally({ new: 2, spam: 1 }) },
    ],
    services: [
      { service: 'cloud', ...tally({ new: 2, spam: 1 }) },
      { service: '', ...tally({ new: 1, done: 1 }) },
    ],
    all: tally({ new: 3, done: 1, spam: 1 }),
    waits: { total: 4, hour: 0, day: 1, threeDays: 0, longer: 0, never: 3, medianHours: 6 },
    overflow: 0,
  })
  expect(file).toEqual([
    ['week', 'service', 'status', 'hoursUntilAnswered', 'enquiries'],
    [EARLIER, '', 'done', '5', '1'],
    [EARLIER, 'cloud', 'new', '', '1'],
    [NOW, '', 'new', '', '1'],
    [NOW, 'cloud', 'new', '', '1'],
    [NOW, 'cloud', 'spam', '', '1'],
  ])

  for (const erased of ["id IN ('id-3', 'id-6')", 'TRUE']) {
    await db.exec(`DELETE FROM contact WHERE ${erased}`)

    expect(await readCounts()).toEqual(counts)
    expect(await readFile()).toEqual(file)
  }
  expect(await readCounts('?weeks=13')).toMatchObject({ all: { total: 6 } })
})

function tally(counts: Record<string, number>) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { new: 0, open: 0, done: 0, held: 0, spam: 0, ...counts, total }
}

test('shows a chart of the weeks, every figure in a table, and the size of the database', async () => {
  await store()

  const page = await (await open('', { Accept: 'text/html' })).text()

  expect(page.match(/<rect class="chart-(genuine|spam)"/g)).toHaveLength(2 * WEEKS.length)
  // Weeks without an enquiry are left out of the table.
  expect(page.match(/<tr>/g)).toHaveLength(1 + 2 + 1 + 1 + 2 + 1 + 5)
  expect(page).toMatch(/<meter value="0\.0\d+"/)
  expect(page).not.toMatch(/style=|NaN|undefined/)
})

test('shows the number of enquiries beyond the daily limit, if any', async () => {
  const db = await store()
  const says = async () =>
    /id="overflow"/.test(await (await open('', { Accept: 'text/html' })).text())
  expect(await says()).toBe(false)

  await db.exec(
    `UPDATE contact SET status = 'held', reasons = '["hurried","overflow"]'
    WHERE id IN ('id-1', 'id-2', 'id-4')`.replace(/\n/, ' '),
  )

  expect(await readCounts()).toMatchObject({ overflow: 2 })
  expect(await says()).toBe(true)
})

test.each(['?weeks=1', '?weeks=261', '?weeks=1.5', '?format=pdf', '?q=x'])(
  'rejects %s',
  async (query) => {
    expect((await open(query)).status).toBe(422)
  },
)
