import { afterEach, expect, test, vi } from 'vitest'
import { HOURLY_CRON, NIGHTLY_CRON, runCronJobs } from '../cron.ts'
import { subscriptionRetentionDays } from '../retention/retention-days.ts'
import { mailbox } from '../test/fake-mail.ts'
import { fetchInProcess, jsonPost } from '../test/fetch-in-process.ts'
import { memoryDatabase } from '../test/memory-database.ts'
import { stubAssets } from '../test/stub-assets.ts'
import { changeSubscription, createSubscription } from './store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const PENDING_DAYS = subscriptionRetentionDays.pending

afterEach(() => void vi.useRealTimers())

/** A Worker whose email is set up by `withMail`, and its cron triggers. */
function workerWithoutMail() {
  const { mails, bindings } = mailbox()
  const env = { DB: memoryDatabase(), ASSETS: stubAssets }
  const run = (cron: string, at: number, more = {}) => {
    vi.useFakeTimers({ toFake: ['Date'], now: at })
    return runCronJobs({ cron, scheduledTime: at }, { ...env, ...more } as never)
  }
  const subscribe = async (email: string, more = {}) => {
    const response = await fetchInProcess({ ...env, ...more })(
      '/api/subscribe',
      jsonPost({ email }),
    )
    expect(response.status).toBe(201)
  }
  const stored = async () => {
    const { results } = await env.DB.prepare('SELECT email FROM subscription ORDER BY seq').all()
    return results.map(({ email }) => email)
  }
  return { env, mails, withMail: bindings, run, subscribe, stored }
}

test('an address given without email is kept, asked once email is set up, and then kept for its period', async () => {
  const { mails, withMail, run, subscribe, stored } = workerWithoutMail()
  const start = Date.now()
  await subscribe('ada@reader.example')
  const later = start + (PENDING_DAYS + 100) * DAY
  await run(HOURLY_CRON, start)
  await run(NIGHTLY_CRON, later)
  expect(await stored()).toEqual(['ada@reader.example'])

  for (const hour of [0, 1]) await run(HOURLY_CRON, later + hour * HOUR, withMail)
  await run('* * * * *', later, withMail)
  expect(mails.map(({ to }) => to)).toEqual(['ada@reader.example'])

  await run(NIGHTLY_CRON, later + (PENDING_DAYS - 1) * DAY, withMail)
  expect(await stored()).toHaveLength(1)
  await run(NIGHTLY_CRON, later + (PENDING_DAYS + 1) * DAY, withMail)
  expect(await stored()).toEqual([])
})

test('an address that subscribes again once email is set up is asked at once, and once', async () => {
  const { mails, withMail, run, subscribe } = workerWithoutMail()
  await subscribe('ada@reader.example')
  await subscribe('ada@reader.example', withMail)
  expect(mails).toHaveLength(1)

  await run(HOURLY_CRON, Date.now() + HOUR, withMail)
  await run('* * * * *', Date.now() + HOUR, withMail)
  expect(mails).toHaveLength(1)
})

test('an address that is asked again is kept for its period from then on, so that its new link works', async () => {
  const { mails, withMail, run, subscribe, stored } = workerWithoutMail()
  const start = Date.now()
  await subscribe('ada@reader.example', withMail)
  vi.useFakeTimers({ toFake: ['Date'], now: start + (PENDING_DAYS - 1) * DAY })
  await subscribe('ada@reader.example', withMail)
  expect(mails).toHaveLength(2)

  await run(NIGHTLY_CRON, start + (PENDING_DAYS + 1) * DAY, withMail)
  expect(await stored()).toHaveLength(1)
  await run(NIGHTLY_CRON, start + 2 * PENDING_DAYS * DAY, withMail)
  expect(await stored()).toEqual([])
})

test('an address that leaves by an earlier link, before it is asked, is deleted after its period', async () => {
  const { env, withMail, run, subscribe, stored } = workerWithoutMail()
  await subscribe('ada@reader.example', withMail)
  const leave = async () => {
    const id = String(await env.DB.prepare('SELECT id FROM subscription').first('id'))
    await changeSubscription(env.DB, id, 'unsubscribed')
  }
  await leave()
  await subscribe('ada@reader.example')
  await leave()

  const { unsubscribed } = subscriptionRetentionDays
  await run(NIGHTLY_CRON, Date.now() + ((unsubscribed ?? 0) + 1) * DAY)
  expect(await stored()).toEqual([])
})

test('asks one address of a mailbox, the oldest ones first, so many an hour that most of the budget is left', async () => {
  const { env, withMail, run } = workerWithoutMail()
  const names = Array.from({ length: 25 }, (_, n) => `reader-${n}`)
  for (const name of ['ada', 'ada+1', ...names]) {
    await createSubscription(env.DB, `${name}@reader.example`, { channels: [], language: 'en-US' })
  }
  const asked = async () =>
    (await env.DB.prepare('SELECT recipient FROM outbox').all()).results.map((row) => row.recipient)

  await run(HOURLY_CRON, Date.now(), withMail)
  const first = ['ada', ...names.slice(0, 18)]
  expect((await asked()).sort()).toEqual(first.map((name) => `${name}@reader.example`).sort())
  await run(HOURLY_CRON, Date.now(), withMail)
  expect(await asked()).toHaveLength(1 + names.length)
})
