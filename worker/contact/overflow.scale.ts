import { expect, test, vi } from 'vitest'
import { app } from '../app.ts'
import type { Env } from '../env.ts'
import { settings } from '../settings.ts'
import { memoryDatabase } from '../test/memory-database.ts'
import { startReceiver } from '../test/receiver.ts'
import { enquiry } from '../test/sample-enquiry.ts'
import { WEBHOOK_AWAY } from '../test/serve-worker.ts'

const ENQUIRIES = 10_000
const NOON = Date.parse('2030-06-01T12:00:00Z')
const MINUTE = 60_000
/** The limits let this many through from a network: three at a visitor's pace, seven by FORM_LIMIT. */
const A_MINUTE = 10
/** A letter whose normal form is longest for its bytes. */
const FILLING = '㌀'.repeat(9_990)

const receiver = await startReceiver()
const DB = memoryDatabase()

function countPerMinute(limit: number) {
  let counts: Record<string, number> = {}
  let minute = 0
  return async ({ key }: { key: string }) => {
    const now = Math.floor(Date.now() / MINUTE)
    if (now !== minute) counts = {}
    minute = now
    counts[key] = (counts[key] ?? 0) + 1
    return { success: counts[key] <= limit }
  }
}

const env = {
  DB,
  FORM_LIMIT: { limit: countPerMinute(7) },
  ...WEBHOOK_AWAY,
  WEBHOOK_URL: receiver.url,
} as unknown as Env

async function send(network: string, message: string): Promise<number> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'cf-connecting-ip': network },
    body: JSON.stringify({ ...enquiry, message }),
  }
  const afterwards: Promise<unknown>[] = []
  const context = { waitUntil: (work: Promise<unknown>) => afterwards.push(work) }
  const { status } = await app.request(
    '/api/contact',
    init,
    env,
    context as unknown as ExecutionContext,
  )
  await Promise.all(afterwards)
  return status
}

const first = <T>(sql: string) => DB.prepare(sql).first() as Promise<T>

test(`${ENQUIRIES} enquiries from one /64 and one IPv4 address, as fast as the limits allow`, async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const statuses: Record<number, number> = {}
  let sent = 0
  for (let now = NOON; sent < ENQUIRIES; now += MINUTE) {
    vi.useFakeTimers({ toFake: ['Date'], now })
    for (let n = 0; n < A_MINUTE; n++) {
      for (const network of [`2001:db8::${(sent % 0xffff).toString(16)}`, '192.0.2.1']) {
        const status = await send(network, `${FILLING}${sent++}`)
        statuses[status] = (statuses[status] ?? 0) + 1
      }
    }
    if (sent % 2000 === 0) expect(await send('192.0.2.1', `Beyond ${sent}`)).toBe(429)
  }
  const { page_count: pages } = await first<{ page_count: number }>('PRAGMA page_count')
  const { page_size: bytes } = await first<{ page_size: number }>('PRAGMA page_size')
  const kept = await first(
    `SELECT count(*) AS enquiries, sum(length(search) > 1000) AS searchable, sum(status = 'held') AS held,
       (SELECT count(*) FROM outbox) AS notifications, (SELECT sum(state = 'waiting') FROM outbox) AS waiting
     FROM contact`,
  )
  const hours = ENQUIRIES / A_MINUTE / 2 / 60
  console.info({ hours, megabytes: (pages * bytes) / 1e6, ...(kept as object) })

  expect(statuses).toEqual({ 201: ENQUIRIES })
  expect(kept).toMatchObject({
    enquiries: ENQUIRIES,
    searchable: settings.dailyEnquiries,
    held: ENQUIRIES - settings.dailyEnquiries,
    waiting: 0,
  })

  expect(await send('198.51.100.7', 'A stranger')).toBe(201)
  expect(receiver.all.at(-1)?.body).toContain('A stranger')
  vi.useRealTimers()
})
