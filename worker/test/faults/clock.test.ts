import { afterEach, expect, test, vi } from 'vitest'
import { NIGHTLY, scheduled } from '#worker/cron.ts'
import { completed, inProcess, postOf } from '../in-process.ts'
import { memoryDatabase } from '../memory-database.ts'
import { startReceiver } from '../receiver.ts'
import { enquiry } from '../sample-enquiry.ts'
import { WEBHOOK_AWAY } from '../serve-worker.ts'

const receiver = await startReceiver()

afterEach(() => void vi.useRealTimers())

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const YEAR = 365 * 24 * HOUR
const NOON = Date.parse('2030-06-01T12:00:00Z')

/** The Worker in this process; each call first sets its clock. */
function workerWithClock() {
  const DB = memoryDatabase()
  const env = completed({ DB, ...WEBHOOK_AWAY, WEBHOOK_URL: receiver.url })
  const request = inProcess(env)
  const at = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now })
  return {
    DB,
    async send(now: number, message: string, key?: string) {
      at(now)
      const headers = { 'cf-connecting-ip': 'one-visitor', ...(key && { 'Idempotency-Key': key }) }
      return (await request('/api/contact', postOf({ ...enquiry, message }, headers))).status
    },
    run(now: number, cron = '* * * * *') {
      at(now)
      return scheduled({ cron, scheduledTime: now }, env)
    },
    count: (where = 'true') =>
      DB.prepare(
        `SELECT count(*) AS n FROM contact LEFT JOIN outbox ON contact_id = contact.id WHERE ${where}`,
      ).first('n'),
  }
}

const jumps = [-YEAR, -HOUR, HOUR, YEAR]

test.each(jumps)(
  'a clock that is %d ms off for a while causes no loss, duplicate or deletion',
  async (off) => {
    const { send, run, count } = workerWithClock()
    receiver.behave((response) => response.writeHead(500).end())
    expect(await send(NOON, 'Before', 'key-before')).toBe(201)

    expect(await send(NOON + off, 'Before', 'key-before')).toBe(201)
    expect(await send(NOON + off + 1, 'Meanwhile', 'key-meanwhile')).toBe(201)
    await run(NOON + off + MINUTE)
    await run(NOON + off + MINUTE, NIGHTLY)
    expect(await count()).toBe(2)

    expect(await send(NOON + MINUTE, 'Before', 'key-before')).toBe(201)
    expect(await send(NOON + MINUTE, 'Meanwhile', 'key-meanwhile')).toBe(201)
    expect(await count()).toBe(2)
    // By then the right clock is later than any time of the wrong one.
    receiver.behave((response) => response.writeHead(204).end())
    await run(NOON + Math.abs(off) + HOUR)
    expect(await count("outbox.state = 'delivered'")).toBe(2)
  },
)
