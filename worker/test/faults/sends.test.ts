import { expect, test } from 'vitest'
import type { Env } from '#worker/env.ts'
import { deliverDue } from '#worker/notify/deliver.ts'
import { MAX_TRIES } from '#worker/outbox/backoff.ts'
import { memoryDatabase } from '../memory-database.ts'
import { storeContacts } from '../store-contacts.ts'

const MINUTE = 60_000
const START = Date.parse('2026-11-23T12:00:00Z')
const LIMIT_MS = 5

type Row = { id: string; state: string; tries: number; error: string | null; next_at: number }

/** Stores `count` enquiries; `send` mails each to the operator, and gets the notification's id. */
async function enquiriesMailedBy(count: number, send: (id: string) => Promise<void>) {
  const db = memoryDatabase()
  await storeContacts(db, count)
  await db
    .prepare(
      `INSERT INTO outbox (id, channel, contact_id, next_at, created_at)
       SELECT 'msg_' || id, 'email', id, 0, created_at FROM contact`,
    )
    .run()
  const sent: string[] = []
  const EMAIL = {
    send: (mail: { headers: Record<string, string> }) => {
      const id = mail.headers['X-Notification-Id'] ?? ''
      sent.push(id)
      return send(id)
    },
  }
  const env = { DB: db, EMAIL, EMAIL_FROM: 'site@a.example', EMAIL_TO: 'us@a.example' }
  return {
    sent,
    deliver: (now: number, timeoutMs = LIMIT_MS) =>
      deliverDue(env as unknown as Env, { now, timeoutMs }),
    rows: async () =>
      (await db.prepare('SELECT id, state, tries, error, next_at FROM outbox').all<Row>()).results,
  }
}

test('a send that never ends becomes a dead letter, and the others are sent once', async () => {
  const hangs = 'msg_id-7'
  const { sent, deliver, rows } = await enquiriesMailedBy(20, (id) =>
    id === hangs ? new Promise(() => {}) : Promise.resolve(),
  )
  const find = async (id: string) => (await rows()).find((row) => row.id === id)

  for (let now = START; (await find(hangs))?.state === 'waiting'; now += MINUTE) {
    now = Math.max(now, (await find(hangs))?.next_at ?? 0)
    await deliver(now)
  }

  expect(await find(hangs)).toMatchObject({
    state: 'dead',
    tries: MAX_TRIES,
    error: 'There was no answer in time.',
  })
  expect(sent.filter((id) => id === hangs)).toHaveLength(MAX_TRIES)
  const others = sent.filter((id) => id !== hangs)
  expect(others).toHaveLength(19)
  expect(new Set(others).size).toBe(19)
  expect((await rows()).filter(({ state, tries }) => state === 'delivered' && tries === 1)).toEqual(
    expect.objectContaining({ length: 19 }),
  )
})

test('a Worker that dies while sending has used one attempt; the last one makes a dead letter', async () => {
  let dies = true
  const { sent, deliver, rows } = await enquiriesMailedBy(2, () =>
    dies ? new Promise(() => {}) : Promise.resolve(),
  )
  /** Begins to send, and never records the result. */
  const die = async (now: number) => {
    const before = sent.length
    void deliver(now, MINUTE)
    await expect.poll(() => sent.length, { interval: 1 }).toBe(before + 2)
  }

  await die(START)
  expect(await deliver(START + MINUTE - 1)).toBe(0)
  await die(START + 2 * MINUTE)
  expect(await rows()).toMatchObject(Array(2).fill({ state: 'waiting', tries: 2 }))

  let now = START + 2 * MINUTE
  for (let tries = 3; tries <= MAX_TRIES; tries++) {
    now = Math.max(...(await rows()).map(({ next_at }) => next_at))
    await die(now)
  }
  expect(await rows()).toMatchObject(
    Array(2).fill({ state: 'dead', tries: MAX_TRIES, error: 'The attempt was interrupted.' }),
  )
  dies = false
  expect(await deliver(now + 1000 * MINUTE)).toBe(0)
})

test('a late answer does not overwrite a newer result', async () => {
  const answers: (() => void)[] = []
  const { deliver, rows } = await enquiriesMailedBy(1, () =>
    answers.length === 0
      ? new Promise((resolve) => {
          answers.push(resolve)
        })
      : Promise.resolve(),
  )

  const slow = deliver(START, 100)
  await expect.poll(() => answers.length, { interval: 1 }).toBe(1)
  await deliver(START + 2 * MINUTE)
  await slow

  expect(await rows()).toMatchObject([{ state: 'delivered', tries: 2, error: null }])
})
