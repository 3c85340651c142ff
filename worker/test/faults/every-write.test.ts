import { beforeEach, expect, test, vi } from 'vitest'
import { HOURLY_CRON, NIGHTLY_CRON, runCronJobs } from '#worker/cron.ts'
import { mailbox } from '../fake-mail.ts'
import { asOperator, completeBindings, fetchInProcess, jsonPost } from '../fetch-in-process.ts'
import { intercept } from '../intercept-database.ts'
import { memoryDatabase } from '../memory-database.ts'
import { readRoutes, storeCanaries } from '../route-cases.ts'

// Each failure is logged, as it should be.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

type Write = {
  name: string
  address: string
  body?: object
  inSteps?: boolean
  deletes?: true | undefined
}

// notify/deliver.test.ts covers the cron job of every minute: its claimed notifications are due again.
const writes: Write[] = [
  ...readRoutes()
    .filter(({ method, writes }) => method === 'POST' && writes !== 'never')
    .flatMap(({ name, address, writes, deletes, sends = [{}] }) =>
      sends.map((body) => ({
        name: `${name} ${JSON.stringify(body)}`,
        address,
        body,
        inSteps: writes === 'in steps',
        deletes,
      })),
    ),
  { name: HOURLY_CRON, address: '' },
  { name: NIGHTLY_CRON, address: '', inSteps: true },
]

async function prepare() {
  const db = memoryDatabase()
  await storeCanaries(db)
  return db
}

/** The stored data, without values that differ between runs. */
async function remembered(db: D1Database) {
  const results = await db.batch<object>(
    [
      "SELECT id, status FROM enquiry WHERE id LIKE 'id-%' ORDER BY id",
      "SELECT email, status, message FROM enquiry WHERE id NOT LIKE 'id-%'",
      'SELECT email, state FROM subscription ORDER BY email',
      'SELECT url FROM article ORDER BY url',
      `SELECT channel, state, attempts, enquiry_id IS NULL FROM outbox
       WHERE enquiry_id IS NULL OR enquiry_id LIKE 'id-%' ORDER BY id`,
      'SELECT DISTINCT enquiry_id, action, from_status, to_status, text FROM event ORDER BY 1, 2',
      'SELECT enquiry_id, author, words FROM draft ORDER BY 1, 2',
      'SELECT action, count FROM audit ORDER BY seq',
    ].map((sql) => db.prepare(sql)),
  )
  const rows = results.map((result) => result.results)
  return { data: JSON.stringify(rows.slice(0, -1)), all: JSON.stringify(rows) }
}

/** Makes the write in this process. Resolves to its status and `Retry-After`; 200 for a successful job. */
async function write({ name, address, body }: Write, DB: D1Database) {
  if (!address) {
    const trigger = { cron: name, scheduledTime: Date.now() }
    return runCronJobs(trigger, completeBindings({ DB })).then(
      () => ({ status: 200, retryAfter: null }),
      () => ({ status: 503, retryAfter: '1' }),
    )
  }
  // Without channels: the cron job of every minute sends the notifications.
  const bindings = { DB, ...(isReply(address) && mailbox().bindings) }
  const { status, headers } = await fetchInProcess(bindings)(address, jsonPost(body, asOperator))
  return { status, retryAfter: headers.get('Retry-After') }
}

/** Only with email on, there are replies. */
const isReply = (address = '') => address.endsWith('/replies')

/** Of D1, and of the line to it; `column not found` is no missing migration. */
const ERRORS = [
  'D1_COLUMN_NOTFOUND: column not found',
  'D1 DB is overloaded. Requests queued for too long.',
  'Network connection lost.',
]

/** All failures, so that they take turns in the errors. */
let turn = 0

/** The database with one failing call, by its number from 0; if committed, only the response was lost. */
function failOnce(db: D1Database, at: number, isCommitted: boolean) {
  let calls = 0
  const failing = intercept(db, async (work) => {
    if (calls++ !== at) return work()
    if (isCommitted) await work()
    throw new Error(ERRORS[turn++ % ERRORS.length])
  })
  return { db: failing, hasFailed: () => calls > at }
}

test.each(writes.map((each) => [each.name, each] as const))(
  '%s has an effect; whichever database call fails, it gets a 503, leaves no partial write, and is safe to repeat',
  async (_, each) => {
    const db = await prepare()
    const before = await remembered(db)
    expect((await write(each, db)).status).toBeLessThan(400)
    const after = await remembered(db)
    expect(after.all).not.toBe(before.all)

    const first = turn
    for (const isCommitted of [false, true]) {
      for (let call = 0; ; call++) {
        const db = await prepare()
        const failing = failOnce(db, call, isCommitted)
        const refused = await write(each, failing.db)
        if (!failing.hasFailed()) break

        // With email on, notifications follow the response, and a failure there changes none.
        if (isReply(each.address) && refused.status < 400) continue
        expect(refused, `${call} ${isCommitted}`).toMatchObject({ status: 503 })
        expect(Number(refused.retryAfter)).toBeGreaterThan(0)
        if (!each.inSteps) expect([before.all, after.all]).toContain((await remembered(db)).all)
        const { status } = await write(each, db)
        // A deleted enquiry has no address any more.
        if (!each.deletes || status !== 404) expect(status).toBeLessThan(400)
        expect((await remembered(db)).data).toBe(after.data)
      }
    }
    expect(turn - first).toBeGreaterThan(1)
  },
)
