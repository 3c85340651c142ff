import { setTimeout } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { expect, test, vi } from 'vitest'
import type { Env } from '../env.ts'
import { claimDue, type Due, failedUpdate } from '../outbox/store.ts'
import { storeRows } from '../test/database-helpers.ts'
import { intercept } from '../test/intercept-database.ts'
import { startWorker } from '../test/start-worker.ts'
import { storeEnquiries } from '../test/store-enquiries.ts'
import { respondFailure, respondNoContent, startWebhookReceiver } from '../test/webhook-receiver.ts'
import { deliverDue } from './deliver.ts'

const worker = await startWorker()
const receiver = await startWebhookReceiver()

/** `npm run test:scale` sets it to 1,000. */
const MANY = Number(process.env.ENQUIRIES ?? 5)
const MINUTE = 60_000
/** A working receiver answers faster, even on an overloaded machine. */
const PATIENT_MS = 60_000
const IMPATIENT_MS = 300
const HOUR = 60 * MINUTE
const WEBHOOK_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
// Later than every enquiry, even after slow tests.
const START = Date.now() + HOUR

async function environment(more: Partial<Env> = {}): Promise<Env> {
  return { DB: worker.db, WEBHOOK_URL: receiver.url, WEBHOOK_SECRET, ...more } as Env
}

/** Stores `count` enquiries, each with one notification per channel. */
async function enquire(count: number, channels: string[] = ['webhook']) {
  await storeEnquiries(worker.db, count, (n) => ({
    name: `Visitor ${n}`,
    email: `visitor-${n}@mail.example`,
    message: `Message ${n}\nBcc: everybody@mail.example`,
  }))
  await worker.db
    .prepare(
      `INSERT INTO outbox (id, channel, enquiry_id, next_at, created_at)
       SELECT 'msg_' || enquiry.id || value, value, enquiry.id, 0, enquiry.created_at
       FROM enquiry CROSS JOIN json_each(?1)`,
    )
    .bind(JSON.stringify(channels))
    .run()
}

type Row = { id: string; state: string; attempts: number; error: string | null; next_at: number }

const outbox = () =>
  worker.rows<Row>('SELECT id, state, attempts, error, next_at FROM outbox ORDER BY created_at')

/** Drains the outbox each time its notifications are due, until it is empty or the clock is past `end`. */
async function sendUntil(
  env: Env,
  { from, end, timeoutMs = PATIENT_MS }: { from: number; end: number; timeoutMs?: number },
) {
  let now = from
  while (now <= end) {
    while ((await deliverDue(env, { now, timeoutMs })) > 0);
    const waiting = (await outbox()).filter(({ state }) => state === 'waiting')
    if (waiting.length === 0) return now
    now = Math.ceil(Math.max(...waiting.map(({ next_at }) => next_at)) / MINUTE) * MINUTE
  }
  return now
}

test('posts an enquiry once, signed according to Standard Webhooks', async () => {
  await enquire(1)
  const now = Date.now() + 1000
  const DB = intercept(worker.db, (call) => setTimeout(1).then(call))

  await deliverDue(await environment({ DB }), { now })
  await deliverDue(await environment(), { now: now + HOUR })

  expect(receiver.all).toHaveLength(1)
  const [{ headers, body }] = receiver.all as [(typeof receiver.all)[number]]
  const verified = new Webhook(WEBHOOK_SECRET).verify(body, headers as Record<string, string>)
  expect(verified).toMatchObject({
    type: 'enquiry.created',
    data: { id: 'id-1', reference: 'LF-1', email: 'visitor-1@mail.example' },
  })
  expect(await outbox()).toMatchObject([{ state: 'delivered', attempts: 1, error: null }])
})

test.each([
  ['an error', respondFailure, 'The receiver answered 500.'],
  ['a refusal for now', (response) => response.writeHead(429).end(), 'answered 429'],
  ['a redirect', (response) => response.writeHead(302, { Location: '/' }).end(), 'answered 302'],
  ['no response', () => {}, 'There was no response in time.'],
  ['half a head', (response) => response.socket?.write('HTTP/1.1 20'), 'no response in time.'],
  ['a reset', (response) => response.socket?.resetAndDestroy(), 'could not be sent: TypeError.'],
] satisfies [string, Parameters<typeof receiver.behave>[0], string][])(
  'retries with the same id after %s',
  async (_, behavior, error) => {
    await enquire(1)
    const env = await environment()
    receiver.behave(behavior)

    const timeoutMs = error.includes('in time') ? IMPATIENT_MS : PATIENT_MS
    await deliverDue(env, { now: START, timeoutMs })

    const [waiting] = await outbox()
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 1 })
    expect(waiting?.error).toContain(error)
    expect(waiting?.next_at).toBeGreaterThanOrEqual(START + MINUTE)

    receiver.behave(respondNoContent)
    await deliverDue(env, { now: START + MINUTE - 1 })
    expect(await outbox()).toMatchObject([{ state: 'waiting' }])
    await deliverDue(env, { now: START + 2 * MINUTE })
    expect(await outbox()).toMatchObject([{ state: 'delivered', attempts: 2 }])
    expect(new Set(receiver.ids())).toEqual(new Set([waiting?.id]))
  },
)

test.each([
  [200, 'delivered'],
  [401, 'dead'],
  [403, 'dead'],
  [404, 'dead'],
  [410, 'dead'],
])('a response with the status %i makes it %s at once', async (status, state) => {
  await enquire(1)
  receiver.behave((response) => void response.writeHead(status).write('It never ends.'))

  await deliverDue(await environment(), { now: START })

  const error = state === 'dead' ? `The receiver answered ${status}.` : null
  expect(await outbox()).toMatchObject([{ state, attempts: 1, error }])
})

test.each([
  ['E_RECIPIENT_NOT_ALLOWED', 'dead'],
  ['E_RATE_LIMIT_EXCEEDED', 'waiting'],
])('a mail that the platform rejects with %s is %s', async (code, state) => {
  await enquire(1, ['email'])
  const refusal = Object.assign(new Error('visitor-1@mail.example'), { code })
  const EMAIL = { send: () => Promise.reject(refusal) } as unknown as SendEmail
  const more = { EMAIL, EMAIL_FROM: 'site@lumenfold.example', EMAIL_TO: 'us@a.example' }

  await deliverDue(await environment(more), { now: START })

  const error = `It could not be sent: Error (${code}).`
  expect(await outbox()).toMatchObject([{ state, attempts: 1, error }])
})

test(`delivers all of ${MANY} enquiries to a receiver that often fails and sometimes hangs`, async () => {
  await enquire(MANY)
  let calls = 0
  receiver.behave((response) => {
    calls++
    if (calls % 17 === 0) return
    if (calls % 2 === 0) respondFailure(response)
    else respondNoContent(response)
  })

  const terms = { from: START, end: START + 80 * HOUR, timeoutMs: IMPATIENT_MS }
  await sendUntil(await environment(), terms)

  expect((await outbox()).map(({ state }) => state)).toEqual(Array(MANY).fill('delivered'))
  expect(new Set(receiver.ids()).size).toBe(MANY)
})

test('gives up after 20 attempts in 72 hours, and keeps the dead letter', async () => {
  await enquire(1)
  const env = await environment()
  receiver.behave(respondFailure)

  const last = await sendUntil(env, { from: START, end: START + 1000 * HOUR })

  expect(last - START).toBeGreaterThanOrEqual(72 * HOUR)
  expect(last - START).toBeLessThanOrEqual(80 * HOUR)
  expect(await outbox()).toMatchObject([
    { state: 'dead', attempts: 20, error: 'The receiver answered 500.' },
  ])
  expect(await deliverDue(env, { now: last + 1000 * HOUR })).toBe(0)
  expect(new Set(receiver.ids()).size).toBe(1)
})

test('the attempts of a reply are counted like others, and end after 20', async () => {
  await storeEnquiries(worker.db, 1)
  const [event] = await storeRows(worker.db, 'event', { action: 'reply' })
  await storeRows(worker.db, 'outbox', { channel: 'reply', event_seq: event?.seq ?? null })
  const refusal = { error: 'Refused.', final: false, isCertain: true }

  for (let attempts = 1; attempts <= 20; attempts++) {
    const [due] = await claimDue(worker.db, START + attempts * 100 * HOUR)
    expect(due?.attempts).toBe(attempts)
    await failedUpdate(worker.db, due as Due, refusal).run()
  }
  expect(await outbox()).toMatchObject([{ state: 'dead', attempts: 20 }])
})

test('concurrent batches send each notification once', async () => {
  await enquire(30)
  const env = await environment()

  await Promise.all(Array.from({ length: 5 }, () => deliverDue(env, { now: START })))

  expect(receiver.ids()).toHaveLength(30)
  expect(new Set(receiver.ids()).size).toBe(30)
})

test('a Worker that dies while sending has used one attempt; the last one makes a dead letter', async () => {
  await enquire(2, ['email'])
  const send = vi.fn(() => new Promise(() => {}))
  const more = { EMAIL: { send }, EMAIL_FROM: 'site@a.example', EMAIL_TO: 'us@a.example' }
  const env = await environment(more as unknown as Partial<Env>)

  let now = START
  for (let attempts = 1; attempts <= 20; attempts++) {
    // It never records the result.
    void deliverDue(env, { now, timeoutMs: 24 * HOUR })
    await expect.poll(() => send.mock.calls.length, { interval: 1 }).toBe(2 * attempts)
    const due = (await outbox()).map(({ next_at }) => next_at)
    expect(await deliverDue(env, { now: Math.min(...due) - 1 })).toBe(0)
    now = Math.max(...due)
  }

  const error = 'The attempt was interrupted.'
  expect(await outbox()).toMatchObject(Array(2).fill({ state: 'dead', attempts: 20, error }))
  expect(await deliverDue(env, { now: now + 1000 * HOUR })).toBe(0)
})

test('a late failure of an attempt changes nothing after the next one', async () => {
  await enquire(1)
  const env = await environment()
  receiver.behave(async (late) => {
    receiver.behave(respondFailure)
    await deliverDue(env, { now: START + HOUR })
    late.writeHead(410).end()
  })

  await deliverDue(env, { now: START })

  const error = 'The receiver answered 500.'
  expect(await outbox()).toMatchObject([{ state: 'waiting', attempts: 2, error }])
})

test('notifications of a channel that is removed or unknown wait, with the reason, and take no other', async () => {
  await enquire(1, ['email', 'telegraph', 'toString', 'confirmation'])

  await deliverDue(await environment(), { now: START })

  expect(receiver.all).toEqual([])
  expect((await outbox()).map(({ state, error }) => `${state}: ${error}`).sort()).toEqual([
    'waiting: EMAIL, EMAIL_FROM or EMAIL_TO is not set.',
    'waiting: There is no channel called confirmation.',
    'waiting: There is no channel called telegraph.',
    'waiting: There is no channel called toString.',
  ])
})
