import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../settings.ts'
import { fetchInProcess, jsonPost } from '../test/fetch-in-process.ts'
import { memoryDatabase } from '../test/memory-database.ts'
import { SPAM, sample } from '../test/sample-enquiry.ts'
import { UNREACHABLE_WEBHOOK } from '../test/start-worker.ts'
import { storeEnquiries } from '../test/store-enquiries.ts'

const NOON = Date.parse('2030-06-01T12:00:00Z')
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

const DAILY = 20
const before = settings.dailyEnquiries
beforeEach(() => void Object.assign(settings, { dailyEnquiries: DAILY }))
afterEach(() => {
  vi.useRealTimers()
  Object.assign(settings, { dailyEnquiries: before })
})

/** A Worker in this process with `count` enquiries, the first one `since` milliseconds old. */
async function workerWith(count: number, since: number) {
  const DB = memoryDatabase()
  await storeEnquiries(DB, count, (n) => ({
    createdAt: new Date(NOON - since + (n * since) / (count + 1)).toISOString(),
  }))
  const request = fetchInProcess({ DB, ...UNREACHABLE_WEBHOOK })
  let sent = 0
  /** Sends an enquiry and returns its stored state. */
  const send = async (network: string, { message = 'Hello', after = 0 } = {}) => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON + after })
    const fields = { ...sample, email: `${++sent}@mail.example`, message }
    const response = await request(
      '/api/contact',
      jsonPost(fields, { 'cf-connecting-ip': network }),
    )
    expect(response.status).toBe(201)
    const stored = await DB.prepare(
      `SELECT status, reasons,
         (SELECT count(*) FROM outbox WHERE enquiry_id = enquiry.id) AS notifications
       FROM enquiry ORDER BY seq DESC LIMIT 1`,
    ).first<Stored>()
    return stored as Stored
  }
  return { send }
}

type Stored = { status: string; reasons: string; notifications: number }

const found = { status: 'new', reasons: '[]', notifications: 1 }
const held = { status: 'held', reasons: '["overflow"]', notifications: 1 }

test('holds enquiries beyond the daily number, and notifies about every one before, of one network too', async () => {
  const { send } = await workerWith(DAILY - 5, DAY - HOUR)

  for (let n = 0; n < 5; n++) {
    expect(await send('192.0.2.1', { after: n * 60_000 })).toMatchObject(found)
  }
  expect(await send('192.0.2.2')).toMatchObject(held)
  expect(await send('192.0.2.3', { message: SPAM })).toMatchObject({ status: 'spam' })
  expect(await send('192.0.2.4', { after: DAY })).toMatchObject(found)
})

test('notifies about other networks, and about only a few enquiries of the flooding one', async () => {
  const { send } = await workerWith(DAILY, HOUR)
  const flood = []
  for (let n = 0; n < 40; n++) {
    flood.push(await send(`2001:db8::${n.toString(16)}`, { after: n * 6000 }))
  }

  expect(flood.slice(0, 3)).toMatchObject([held, held, held])
  expect(flood.slice(3).filter((kept) => kept.notifications !== 0)).toEqual([])
  expect(await send('2001:db8:0:1::1', { after: HOUR / 2 })).toMatchObject(held)
})
