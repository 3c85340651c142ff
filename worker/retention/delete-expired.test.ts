import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HOURLY_CRON, NIGHTLY_CRON, runCronJobs } from '../cron.ts'
import { auditInsert } from '../db/audit.ts'
import type { EnquiryStatus } from '../enquiry/status.ts'
import { replyStatements, takeBack } from '../replies/store.ts'
import { changeSubscription, createSubscription } from '../subscribers/store.ts'
import { startWorker } from '../test/start-worker.ts'
import { storeEnquiries } from '../test/store-enquiries.ts'
import { deleteExpiredAuditEntries, deleteExpiredRecords } from './delete-expired.ts'
import { auditRetentionDays, retentionDays, subscriptionRetentionDays } from './retention-days.ts'

const worker = await startWorker()

const DAY_MS = 24 * 60 * 60 * 1000
const THEN = Date.parse('2026-11-20T12:00:00.000Z')
const days = (count: number, since = THEN) => new Date(since + count * DAY_MS)

async function store(count: number, status: EnquiryStatus, createdAt = days(0)) {
  await storeEnquiries(worker.db, count, (n) => ({
    id: `${status}-${n}`,
    reference: `LF-${status}-${n}`,
    status,
    createdAt: createdAt.toISOString(),
  }))
  return worker.db
}

const held = async () =>
  (await worker.rows('SELECT id FROM enquiry ORDER BY seq')).map(({ id }) => id)
const lastAudits = async (count: number) =>
  (await worker.rows(`SELECT actor, verified, action, enquiry_ids, count
              FROM audit ORDER BY seq DESC LIMIT ${count}`)) as Record<string, never>[]

test.each(Object.entries(retentionDays) as [EnquiryStatus, number][])(
  'keeps a %s enquiry for exactly %i days',
  async (status, kept) => {
    const db = await store(1, status)

    expect(await deleteExpiredRecords(db, days(kept))).toBe(0)
    expect(await held()).toHaveLength(1)
    expect(await deleteExpiredRecords(db, new Date(days(kept).getTime() + 1))).toBe(1)
    expect(await held()).toEqual([])
  },
)

test('counts the days from the last change of status', async () => {
  const db = await store(1, 'new', days(-1000))
  await db
    .prepare("UPDATE enquiry SET status = 'done', status_at = ?1")
    .bind(days(0).toISOString())
    .run()

  expect(await deleteExpiredRecords(db, days(retentionDays.done))).toBe(0)
  expect(await deleteExpiredRecords(db, days(retentionDays.done + 1))).toBe(1)
})

test('counts the days again from the day to which an enquiry was put off', async () => {
  const db = await store(1, 'open')
  const due = days(300).toISOString()
  await db.prepare('UPDATE enquiry SET due_at = ?1').bind(due).run()

  expect(await deleteExpiredRecords(db, days(retentionDays.open + 300))).toBe(0)
  expect(await deleteExpiredRecords(db, days(retentionDays.open + 301))).toBe(1)
})

test('counts the days again from a reply, until it is taken back', async () => {
  const db = await store(1, 'done', days(-1000))
  const actor = { name: 'ben', verified: true }
  const sent = { to: [], cc: [], subject: '', strangers: 0 }
  const reply = { text: 'Yes', key: 'a', sent }
  await db.batch(await replyStatements(db, { id: 'done-1' }, reply, actor))
  const replied = new Date()

  expect(await deleteExpiredRecords(db, days(retentionDays.done - 1, replied.getTime()))).toBe(0)
  expect(await worker.rows('SELECT state FROM outbox')).toEqual([{ state: 'waiting' }])
  const [{ event = 0 } = {}] = await worker.rows('SELECT seq AS event FROM event')
  await takeBack(db, 'done-1', { event: Number(event), actor })
  expect(await deleteExpiredRecords(db, replied)).toBe(1)
})

test('deletes any number, in batches of 200 that the audit log records, and no other', async () => {
  const db = await store(450, 'spam')
  await store(1, 'open')

  expect(await deleteExpiredRecords(db, days(retentionDays.spam + 1))).toBe(450)

  expect(await held()).toEqual(['open-1'])
  const entry = { actor: 'retention', verified: 1, action: 'expire' }
  expect(await lastAudits(4)).toMatchObject([50, 200, 200].map((count) => ({ ...entry, count })))
})

test('keeps a subscription for the period of its state, and records no id in the audit log', async () => {
  for (const state of ['pending', 'confirmed', 'unsubscribed'] as const) {
    await createSubscription(worker.db, `${state}@lovelace.example`, {
      channels: ['confirmation'],
      language: 'en-US',
    })
    const [{ id } = {}] = await worker.rows('SELECT id FROM subscription ORDER BY seq DESC LIMIT 1')
    if (state !== 'pending') await changeSubscription(worker.db, String(id), state)
  }
  const { pending, unsubscribed } = subscriptionRetentionDays

  expect(
    await deleteExpiredRecords(worker.db, days(Math.min(pending, unsubscribed) - 1, Date.now())),
  ).toBe(0)
  expect(
    await deleteExpiredRecords(worker.db, days(Math.max(pending, unsubscribed) + 1, Date.now())),
  ).toBe(2)

  expect(await worker.rows('SELECT state FROM subscription')).toEqual([{ state: 'confirmed' }])
  const entry = { actor: 'retention', verified: 1, action: 'expire-subscription' }
  expect(await lastAudits(3)).toEqual(Array(2).fill({ ...entry, enquiry_ids: '[]', count: 1 }))
})

test('keeps the audit log for its days', async () => {
  const actor = { name: 'grace', verified: true }
  await auditInsert(worker.db, { actor, action: 'export', count: 3 }).run()

  await deleteExpiredAuditEntries(worker.db, days(auditRetentionDays - 1, Date.now()))
  expect(await lastAudits(2)).toHaveLength(1)
  await deleteExpiredAuditEntries(worker.db, days(auditRetentionDays + 1, Date.now()))
  expect(await lastAudits(2)).toEqual([])
})

test('runs by the nightly cron trigger of wrangler.toml only', async () => {
  const DB = await store(1, 'spam')
  const scheduledTime = days(retentionDays.spam + 1).getTime()
  const env = { DB } as Parameters<typeof runCronJobs>[1]

  await runCronJobs({ cron: '* * * * *', scheduledTime }, env)
  expect(await held()).toHaveLength(1)
  await runCronJobs({ cron: NIGHTLY_CRON, scheduledTime }, env)
  expect(await held()).toEqual([])

  const config = readFileSync(`${import.meta.dirname}/../../wrangler.toml`, 'utf8')
  expect(config).toContain(`crons = ["* * * * *", "${HOURLY_CRON}", "${NIGHTLY_CRON}"]`)
})
