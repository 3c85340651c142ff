import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MIGRATIONS } from '#worker/db/migrations.ts'
import { fetchInProcess, jsonPost } from '../fetch-in-process.ts'
import { memoryDatabase } from '../memory-database.ts'
import { sample } from '../sample-enquiry.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())

/** As long as the page waits (web/src/lib/request.ts). */
const PAGE_WAITS_MS = 20_000

/** The database with delayed batches; with `isSlow`, some of them, by their number from 0. */
function delayed(db: D1Database, ms: number, isSlow = (_: number) => true) {
  let calls = 0
  let ask = () => {}
  const asked = new Promise<void>((resolve) => {
    ask = resolve
  })
  const batch = async (statements: D1PreparedStatement[]) => {
    const start = isSlow(calls++) && new Promise((resolve) => setTimeout(resolve, ms))
    ask()
    await start
    return db.batch(statements)
  }
  return { asked, db: { prepare: (sql: string) => db.prepare(sql), batch } as D1Database }
}

const post = (path: string, body: object, DB: D1Database, headers: Record<string, string> = {}) =>
  fetchInProcess({ DB })(path, jsonPost(body, headers))

const key = { 'Idempotency-Key': 'a-key-of-the-page' }

test.each<[string, object, number, number, Record<string, string>?]>([
  ['/api/contact', sample, 5_000, 201],
  ['/api/contact', sample, 60_000, 503],
  ['/api/contact', sample, 60_000, 503, key],
  ['/api/subscribe', { email: sample.email }, 60_000, 503],
])(
  '%s of %o, stored after %d ms, is answered %d in time, and a retry stores no duplicate',
  async (path, body, ms, status, headers = {}) => {
    const db = memoryDatabase()
    const slow = delayed(db, ms)

    const sending = post(path, body, slow.db, headers)
    await slow.asked
    await vi.advanceTimersByTimeAsync(PAGE_WAITS_MS - 1)
    const first = await Promise.race([sending, new Promise<Response>((end) => setImmediate(end))])
    expect(first).toMatchObject({ status })
    if (status === 503) expect(Number(first.headers.get('Retry-After'))).toBeGreaterThan(0)

    expect((await post(path, body, db, headers)).status).toBe(201)
    // The abandoned write still takes effect.
    await vi.advanceTimersByTimeAsync(60_000)
    const count = 'SELECT (SELECT count(*) FROM enquiry) + (SELECT count(*) FROM subscription) AS n'
    expect(await db.prepare(count).first('n')).toBe(1)
  },
)

test('a migration is not cut off, and the enquiry that waited for it is stored', async () => {
  const db = memoryDatabase({ isEmpty: true })
  // The first batch is the enquiry, which needs the migrations.
  const slow = delayed(db, 20_000, (call) => call > 0 && call <= MIGRATIONS.length)

  const sending = post('/api/contact', sample, slow.db)
  let isOver = false
  sending.finally(() => {
    isOver = true
  })
  while (!isOver) await vi.advanceTimersByTimeAsync(20_000)

  expect((await sending).status).toBe(201)
})
