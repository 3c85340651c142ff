import { beforeEach, expect, test, vi } from 'vitest'
import { app } from '#worker/app.ts'
import { HOURLY, NIGHTLY, scheduled } from '#worker/cron.ts'
import { failOnce } from '../failing-storage.ts'
import { memoryDatabase } from '../memory-database.ts'
import { readRoutes, seed } from '../routes.ts'
import { OPERATOR_TOKEN, WEBHOOK_AWAY } from '../serve-worker.ts'
import { siteFiles } from '../site-files.ts'

// Each failure is logged, as it should be.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

const ERROR = 'D1_ERROR: Network connection lost.'
type Write = { name: string; address: string; body?: object; inSteps?: boolean }

// notify/deliver.test.ts covers the cron job of every minute: its claimed notifications are due again.
const writes: Write[] = [
  ...readRoutes()
    .filter(({ method, writes }) => method === 'POST' && writes !== 'never')
    .flatMap(({ name, address, writes, sends = [{}] }) =>
      sends.map((body) => ({
        name: `${name} ${JSON.stringify(body)}`,
        address,
        body,
        inSteps: writes === 'in steps',
      })),
    ),
  { name: HOURLY, address: '' },
  { name: NIGHTLY, address: '', inSteps: true },
]

async function prepare() {
  const db = memoryDatabase()
  await seed(db)
  return db
}

/** The stored data, without values that differ between runs. */
async function remembered(db: D1Database) {
  const results = await db.batch<object>(
    [
      "SELECT id, status FROM contact WHERE id LIKE 'id-%' ORDER BY id",
      "SELECT email, status, message FROM contact WHERE id NOT LIKE 'id-%'",
      'SELECT email, state FROM subscription ORDER BY email',
      'SELECT url FROM article ORDER BY url',
      `SELECT channel, state, tries, contact_id IS NULL FROM outbox
       WHERE contact_id IS NULL OR contact_id LIKE 'id-%' ORDER BY id`,
      'SELECT DISTINCT contact_id, action, from_status, to_status, note FROM event ORDER BY 1, 2',
      'SELECT action, count FROM audit ORDER BY seq',
    ].map((sql) => db.prepare(sql)),
  )
  const rows = results.map((result) => result.results)
  return { data: JSON.stringify(rows.slice(0, -1)), all: JSON.stringify(rows) }
}

/** Makes the write in this process. Resolves to its status and `Retry-After`; 200 for a successful job. */
async function write({ name, address, body }: Write, db: D1Database) {
  const limit = { limit: async () => ({ success: true }) }
  const env = {
    DB: db,
    ASSETS: siteFiles,
    OPERATOR_TOKEN,
    OPERATOR_LIMIT: limit,
    FORM_LIMIT: limit,
    ...WEBHOOK_AWAY,
  } as unknown as Parameters<typeof scheduled>[1]
  if (!address) {
    const trigger = { cron: name, scheduledTime: Date.now() }
    return scheduled(trigger, env).then(
      () => ({ status: 200, retryAfter: null }),
      () => ({ status: 503, retryAfter: '1' }),
    )
  }
  // The cron job of every minute sends the notifications.
  const context = { waitUntil: (work: Promise<unknown>) => void work.catch(() => {}) }
  const response = await app.request(
    address,
    {
      method: 'POST',
      headers: {
        authorization: `Bearer ${OPERATOR_TOKEN}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    },
    { ...env, WEBHOOK_URL: undefined },
    context as unknown as ExecutionContext,
  )
  return { status: response.status, retryAfter: response.headers.get('Retry-After') }
}

test.each(writes.map((each) => [each.name, each] as const))(
  'whichever database call fails, %s gets a 503, leaves no partial write, and is safe to repeat',
  async (_, each) => {
    const db = await prepare()
    const before = await remembered(db)
    expect((await write(each, db)).status).toBeLessThan(400)
    const after = await remembered(db)

    let failures = 0
    for (const when of ['before', 'committed'] as const) {
      for (let call = 0; ; call++) {
        let failed = false
        const onFailure = () => {
          failed = true
        }
        const db = await prepare()
        const refused = await write(each, failOnce(db, { when, error: ERROR, call, onFailure }))
        if (!failed) break
        failures++

        expect(refused, `${when} ${call}`).toMatchObject({ status: 503 })
        expect(Number(refused.retryAfter)).toBeGreaterThan(0)
        if (!each.inSteps) expect([before.all, after.all]).toContain((await remembered(db)).all)
        expect((await write(each, db)).status).toBeLessThan(400)
        expect((await remembered(db)).data).toBe(after.data)
      }
    }
    expect(failures).toBeGreaterThan(1)
  },
)
