import { expect, test } from 'vitest'
import { storeRows } from '../test/database-helpers.ts'
import { startWorker } from '../test/start-worker.ts'
import { storeEnquiries } from '../test/store-enquiries.ts'
import { listFailingChannels } from './delivery-failures.ts'

const worker = await startWorker()
const NOW = Date.parse('2026-11-20T12:00:00.000Z')

type Row = {
  channel: string
  state: string
  attempts: number
  next_at?: number
  error?: string
} & {
  recipient?: string
  delivered_at?: string
}

/** Stores a notification of each row, the n-th of the enquiry `id-n`, and returns the database. */
async function queue(rows: Row[]): Promise<D1Database> {
  await storeEnquiries(worker.db, rows.length)
  const places = rows.map((_, at) => ({
    enquiry_id: `id-${at + 1}`,
    created_at: `2026-11-20T11:00:00.${String(at).padStart(3, '0')}Z`,
  }))
  await storeRows(worker.db, 'outbox', ...rows.map((row, at) => ({ ...places[at], ...row })))
  return worker.db
}

const failed = (attempts: number, nextAt: number): Row => ({
  ...{ channel: 'webhook', state: 'waiting', attempts, next_at: nextAt },
  error: `The receiver answered 50${attempts}.`,
})
const dead: Row = { channel: 'email', state: 'dead', attempts: 1, error: 'It was refused.' }

test('lists each channel from the third failure on, and dead letters', async () => {
  const fine = [
    { channel: 'webhook', state: 'delivered', attempts: 20 },
    { channel: 'chat', state: 'waiting', attempts: 0 },
    { channel: 'chat', state: 'waiting', attempts: 2, error: 'The attempt was interrupted.' },
  ]
  const db = await queue([failed(3, 7), failed(4, 9), failed(3, 8), dead, ...fine])

  expect(await listFailingChannels(db, NOW)).toEqual([
    { channel: 'email', failures: 1, waiting: 0, givenUp: 1, error: dead.error },
    {
      ...{ channel: 'webhook', failures: 10, waiting: 3, givenUp: 0 },
      error: 'The receiver answered 504.',
    },
  ])
})

test('lists no mail to a stranger that can never be delivered', async () => {
  const receipt = { ...dead, channel: 'receipt', recipient: 'ada@prospect.example' }
  const db = await queue([
    { ...receipt, error: 'It could not be sent: Error (E_RECIPIENT_SUPPRESSED).' },
    { ...receipt, delivered_at: '2026-11-20T12:00:00.000Z', error: 'The mail came back.' },
  ])

  expect(await listFailingChannels(db, NOW)).toEqual([])
})

/** Stores each notification of the webhook 1,000 times more, due a millisecond earlier each. */
async function copyThousandTimes(db: D1Database): Promise<void> {
  await db
    .prepare(
      `INSERT INTO outbox (id, channel, enquiry_id, state, attempts, next_at, created_at)
       SELECT outbox.id || key, channel, enquiry_id, state, attempts, next_at - key - 1, created_at
       FROM outbox CROSS JOIN json_each(?1) WHERE channel = 'webhook'`,
    )
    .bind(JSON.stringify(Array(1000).fill(0)))
    .run()
}

test('reads at most a thousand waiting notifications and a thousand dead letters', async () => {
  const db = await queue([{ ...dead, channel: 'webhook' }, failed(3, 1000)])
  await copyThousandTimes(db)

  expect(await listFailingChannels(db, NOW)).toMatchObject([{ waiting: 1000, givenUp: 1000 }])
})

test('lists a failing channel behind many notifications that were not sent yet', async () => {
  const waiting = { channel: 'webhook', state: 'waiting', attempts: 0, next_at: 1000 }
  const db = await queue([waiting, { ...failed(3, 1000), channel: 'chat' }])
  await copyThousandTimes(db)

  expect(await listFailingChannels(db, NOW)).toMatchObject([{ channel: 'chat', waiting: 1 }])
})

test('lists what was given up for a week', async () => {
  const db = await queue([dead])

  const [listed, later] = [6, 8].map((days) => NOW + days * 86_400_000)
  expect(await listFailingChannels(db, listed ?? 0)).toHaveLength(1)
  expect(await listFailingChannels(db, later ?? 0)).toEqual([])
})
