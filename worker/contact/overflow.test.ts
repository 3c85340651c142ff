import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../settings.ts'
import { inProcess, postOf } from '../test/in-process.ts'
import { memoryDatabase } from '../test/memory-database.ts'
import { enquiry, SPAM } from '../test/sample-enquiry.ts'
import { WEBHOOK_AWAY } from '../test/serve-worker.ts'
import { storeContacts } from '../test/store-contacts.ts'

const NOON = Date.parse('2030-06-01T12:00:00Z')
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => void vi.useRealTimers())

/** A Worker in this process with `count` enquiries, the first one `since` milliseconds old. */
async function workerWith(count: number, since: number, start = NOON) {
  const DB = memoryDatabase()
  await storeContacts(DB, count, (n) => ({
    createdAt: new Date(start - since + (n * since) / (count + 1)).toISOString(),
  }))
  const request = inProcess({ DB, ...WEBHOOK_AWAY })
  let sent = 0
  /** Sends an enquiry and returns its stored state. */
  return async (network: string, { message = 'Hello', after = 0 } = {}) => {
    vi.useFakeTimers({ toFake: ['Date'], now: start + after })
    const fields = { ...enquiry, email: `${++sent}@mail.example`, message }
    const answer = await request('/api/contact', postOf(fields, { 'cf-connecting-ip': network }))
    expect(answer.status).toBe(201)
    return DB.prepare(
      `SELECT status, reasons, search <> '' AS isFound,
         (SELECT count(*) FROM outbox WHERE contact_id = contact.id) AS notifications
       FROM contact ORDER BY seq DESC LIMIT 1`,
    ).first()
  }
}

const found = { status: 'new', reasons: '[]', isFound: 1, notifications: 1 }
const held = { status: 'held', reasons: '["overflow"]', isFound: 0, notifications: 1 }

test('holds enquiries beyond the daily number, without search text', async () => {
  const send = await workerWith(settings.dailyEnquiries - 1, DAY - HOUR)

  expect(await send('192.0.2.1')).toEqual(found)
  expect(await send('192.0.2.2')).toEqual(held)
  expect(await send('192.0.2.3', { message: SPAM })).toMatchObject({ status: 'spam', isFound: 0 })
  expect(await send('192.0.2.4', { after: DAY })).toEqual(found)
})

test('notifies about other networks, and about only a few enquiries of the flooding one', async () => {
  const send = await workerWith(settings.dailyEnquiries, HOUR)
  const flood = []
  for (let n = 0; n < 40; n++) {
    flood.push(await send(`2001:db8::${n.toString(16)}`, { after: n * 6000 }))
  }

  expect(flood.slice(0, 3)).toEqual([held, held, held])
  expect(flood.slice(3).filter((kept) => kept?.notifications !== 0)).toEqual([])
  expect(await send('2001:db8:0:1::1', { after: HOUR / 2 })).toEqual(held)
})

test('notifies about every enquiry before that, even many from one network', async () => {
  const send = await workerWith(0, HOUR)

  for (let n = 0; n < 6; n++) {
    expect(await send('192.0.2.9', { after: n * 60_000 })).toEqual(found)
  }
})

test('logs the overflow once an hour', async () => {
  const send = await workerWith(settings.dailyEnquiries, HOUR, NOON + 30 * DAY)
  const line = { level: 'warn', event: 'enquiries_overflowing', daily: settings.dailyEnquiries }

  for (const minute of [0, 1, 59]) await send('192.0.2.30', { after: minute * 60_000 })
  expect(vi.mocked(console.warn).mock.calls.map(([logged]) => JSON.parse(logged))).toEqual([line])
})
