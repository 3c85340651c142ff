import { expect, test } from 'vitest'
import { serveWorker } from '../test/serve-worker.ts'
import { storeContacts } from '../test/store-contacts.ts'
import { storeRows } from '../test/store-rows.ts'
import { listDeliveryProblems, sendFailedAgain } from './dead-letters.ts'

const worker = await serveWorker()
const now = new Date('2026-11-20T12:00:00.000Z')

type Row = { channel: string; state: string; tries: number; next_at?: number; error?: string } & {
  recipient?: string
  delivered_at?: string
}

/** Stores a notification of each row, the n-th of the enquiry `id-n`, and returns the database. */
async function queue(rows: Row[]): Promise<D1Database> {
  await storeContacts(worker.db, rows.length)
  const places = rows.map((_, at) => ({
    contact_id: `id-${at + 1}`,
    created_at: String(at).padStart(5, '0'),
  }))
  await storeRows(worker.db, 'outbox', ...rows.map((row, at) => ({ ...places[at], ...row })))
  return worker.db
}

const failed = (tries: number, nextAt: number): Row => ({
  ...{ channel: 'webhook', state: 'waiting', tries, next_at: nextAt },
  error: `The receiver answered 50${tries}.`,
})
const dead: Row = { channel: 'email', state: 'dead', tries: 1, error: 'It was refused.' }

test('lists each channel from the third failure on, and dead letters', async () => {
  const fine = [
    { channel: 'webhook', state: 'delivered', tries: 20 },
    { channel: 'chat', state: 'waiting', tries: 0 },
    { channel: 'chat', state: 'waiting', tries: 2, error: 'The attempt was interrupted.' },
  ]
  const db = await queue([failed(3, 7), failed(4, 9), failed(3, 8), dead, ...fine])

  expect(await listDeliveryProblems(db)).toEqual([
    { channel: 'email', failures: 1, waiting: 0, givenUp: 1, error: dead.error },
    {
      ...{ channel: 'webhook', failures: 10, waiting: 3, givenUp: 0 },
      error: 'The receiver answered 504.',
    },
  ])
})

test('neither lists nor resends a mail to a stranger that no resending can deliver', async () => {
  const receipt = { ...dead, channel: 'receipt', recipient: 'ada@prospect.example' }
  const db = await queue([
    { ...receipt, error: 'It could not be sent: Error (E_RECIPIENT_SUPPRESSED).' },
    { ...receipt, delivered_at: '2026-11-20T12:00:00.000Z', error: 'The mail came back.' },
  ])

  expect(await listDeliveryProblems(db)).toEqual([])
  const { count } = await sendFailedAgain(db, { actor: { name: 'grace', verified: true }, now })
  expect(count).toBe(0)
})

/** Stores each notification of the webhook 1,000 times more, due a millisecond earlier each. */
async function copyThousandTimes(db: D1Database): Promise<void> {
  await db
    .prepare(
      `INSERT INTO outbox (id, channel, contact_id, state, tries, next_at, created_at)
       SELECT outbox.id || key, channel, contact_id, state, tries, next_at - key - 1, created_at
       FROM outbox CROSS JOIN json_each(?1) WHERE channel = 'webhook'`,
    )
    .bind(JSON.stringify(Array(1000).fill(0)))
    .run()
}

test('reads at most a thousand waiting notifications and a thousand dead letters', async () => {
  const db = await queue([{ ...dead, channel: 'webhook' }, failed(3, 1000)])
  await copyThousandTimes(db)

  expect(await listDeliveryProblems(db)).toMatchObject([{ waiting: 1000, givenUp: 1000 }])
})

test('lists a failing channel behind many notifications that were not sent yet', async () => {
  const waiting = { channel: 'webhook', state: 'waiting', tries: 0, next_at: 1000 }
  const db = await queue([waiting, { ...failed(3, 1000), channel: 'chat' }])
  await copyThousandTimes(db)

  expect(await listDeliveryProblems(db)).toMatchObject([{ channel: 'chat', waiting: 1 }])
})

test('resends notifications that failed three times and dead letters, spaced, and no others', async () => {
  const untouched = [
    failed(2, 77),
    { channel: 'webhook', state: 'delivered', tries: 3, next_at: 77 },
  ]
  const again = Array.from({ length: 22 }, (_, at) => (at % 2 ? failed(3, at) : dead))
  const db = await queue([...untouched, ...again])

  const { count } = await sendFailedAgain(db, { actor: { name: 'grace', verified: true }, now })

  expect(count).toBe(22)
  const next = await worker.rows(
    `SELECT next_at - ${now.getTime()} AS wait FROM outbox
     WHERE state = 'waiting' AND tries = 0 AND error IS NULL ORDER BY created_at`,
  )
  const waits = Array.from({ length: 22 }, (_, at) => Math.max(0, at - 18) * 2000)
  expect(next).toEqual(waits.map((wait) => ({ wait })))
  expect(await worker.rows('SELECT tries FROM outbox WHERE next_at = 77')).toHaveLength(2)
  expect(
    await worker.rows("SELECT DISTINCT contact_id FROM event WHERE action = 'resend'"),
  ).toHaveLength(22)
  expect(
    await worker.rows(
      'SELECT 1 FROM contact JOIN event ON event.contact_id = contact.id AND event.seq = version',
    ),
  ).toHaveLength(22)
  expect(await worker.rows('SELECT actor, action, count FROM audit')).toEqual([
    { actor: 'grace', action: 'resend', count: 22 },
  ])
})
