import { beforeEach, expect, test, vi } from 'vitest'
import { app } from '#worker/app.ts'
import { HOURLY, NIGHTLY, scheduled } from '#worker/cron.ts'
import { MIGRATIONS } from '#worker/db/migrations.ts'
import { failOnce } from '../failing-storage.ts'
import { memoryDatabase } from '../memory-database.ts'
import { OPERATOR_TOKEN, WEBHOOK_AWAY } from '../serve-worker.ts'
import { storeContacts } from '../store-contacts.ts'

// Each failure is logged, as it should be.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

const ERROR = 'D1_ERROR: Network connection lost.'
const EMAIL = 'ada@lovelace.example'
const enquiry = { name: 'Eve', email: 'eve@mail.example', message: 'Hello' }

type Write = {
  body?: object
  path?: string
  /** Done in several steps: a failure may leave some of them, and a repeat does the others. */
  inSteps?: true
}

/** What to send to each route that takes a POST; null where nothing is written to the database. */
// The cron job of every minute is in notify/deliver.test.ts: what it had taken is due again.
const writes: Record<string, Write | null> = {
  '/api/measure': null,
  '/api/policy-reports': null,
  '/api/contact': { body: enquiry },
  '/api/subscribe': { body: { email: enquiry.email } },
  '/api/subscribe/:id/confirm': { path: '/api/subscribe/sub-1/confirm' },
  '/api/subscribe/:id/unsubscribe': { path: '/api/subscribe/sub-1/unsubscribe' },
  '/api/contacts/export': { body: { email: EMAIL } },
  '/api/contacts/erase': { body: { email: EMAIL }, inSteps: true },
  '/api/contacts/person': null,
  '/api/contacts/resend': { body: {} },
  '/api/contacts/changes': { body: { ids: ['id-1', 'id-2', 'id-3'], to: 'open' } },
  '/api/contacts/changes#delete': { body: { ids: ['id-1', 'id-2'], to: 'delete' } },
  '/api/contacts/changes/undo': { body: { change: '1' } },
  '/api/contacts/:id/:change{status|owner|answer|note|resend|delete}': {
    path: '/api/contacts/id-3/status',
    body: { status: 'new', note: 'Call her.' },
  },
  '/api/contacts/:id/:change{status|owner|answer|note|resend|delete}#resend': {
    path: '/api/contacts/id-1/resend',
    body: {},
  },
  [`cron ${HOURLY}`]: {},
  [`cron ${NIGHTLY}`]: { inSteps: true },
}

/** Enquiries that were moved, told in vain, kept too long, spam; a subscriber; an article. */
async function prepare() {
  const db = memoryDatabase()
  await storeContacts(db, 3, (n) => ({
    status: n === 3 ? 'spam' : 'done',
    ...(n === 2 && { createdAt: '2020-01-01T00:00:00.000Z' }),
  }))
  await db.batch(
    [
      `INSERT INTO event (contact_id, at, actor, verified, action, from_status, to_status)
       VALUES ('id-1', 'then', '', 0, 'status', 'new', 'done'),
              ('id-2', 'then', '', 0, 'status', 'held', 'done')`,
      `INSERT INTO audit (seq, at, actor, verified, action, contact_ids, count)
       VALUES (1, 'then', '', 0, 'status', '["id-1","id-2"]', 2)`,
      `INSERT INTO outbox (id, channel, contact_id, state, next_at, created_at)
       VALUES ('msg_1', 'webhook', 'id-1', 'dead', 0, ''),
              ('msg_2', 'webhook', 'id-2', 'waiting', 0, '')`,
      `INSERT INTO subscription (id, email, created_at, state_at)
       VALUES ('sub-1', '${EMAIL}', '', '9999')`,
      `INSERT INTO article (url, seen_at) VALUES ('https://a.example/gone', '')`,
    ].map((sql) => db.prepare(sql)),
  )
  return db
}

/** What is remembered, without what differs from one run to the next. */
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

/** Does it, in this process. Resolves to the status and when to come back; 200 for a run that went well. */
async function write(name: string, { path, body }: Write, db: D1Database) {
  const [route = ''] = name.split('#')
  const limit = { limit: async () => ({ success: true }) }
  const env = {
    DB: db,
    ASSETS: {
      fetch: async (address: URL) =>
        String(address).endsWith('.json')
          ? Response.json({ items: [] })
          : new Response('', { status: 404 }),
    },
    OPERATOR_TOKEN,
    OPERATOR_LIMIT: limit,
    FORM_LIMIT: limit,
    ...WEBHOOK_AWAY,
  } as unknown as Parameters<typeof scheduled>[1]
  if (route.startsWith('cron ')) {
    const trigger = { cron: route.slice('cron '.length), scheduledTime: Date.now() }
    return scheduled(trigger, env).then(
      () => ({ status: 200, retryAfter: null }),
      () => ({ status: 503, retryAfter: '1' }),
    )
  }
  // What is told afterwards is the minute's task.
  const context = { waitUntil: (work: Promise<unknown>) => void work.catch(() => {}) }
  const response = await app.request(
    path ?? route,
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

test('there is a case for every route that takes a POST', () => {
  const posts = app.routes.filter(({ method }) => method === 'POST').map(({ path }) => path)
  const cases = Object.keys(writes).map((name) => name.split('#')[0])

  expect(new Set(cases.filter((name) => name?.startsWith('/')))).toEqual(new Set(posts))
})

const cases = Object.entries(writes).flatMap(([name, each]) =>
  each ? [[name, each] as const] : [],
)

test.each(cases)(
  'whichever call to the database fails, %s is refused for now, not half done, and safe to repeat',
  async (name, each) => {
    const db = await prepare()
    const before = await remembered(db)
    expect((await write(name, each, db)).status).toBeLessThan(400)
    const after = await remembered(db)

    let failures = 0
    for (const when of ['before', 'committed'] as const) {
      for (let call = 0; ; call++) {
        let failed = false
        const onFailure = () => {
          failed = true
        }
        const db = await prepare()
        const refused = await write(
          name,
          each,
          failOnce(db, { when, error: ERROR, call, onFailure }),
        )
        if (!failed) break
        failures++

        expect(refused, `${when} ${call}`).toMatchObject({ status: 503 })
        expect(Number(refused.retryAfter)).toBeGreaterThan(0)
        if (!each.inSteps) expect([before.all, after.all]).toContain((await remembered(db)).all)
        expect((await write(name, each, db)).status).toBeLessThan(400)
        expect((await remembered(db)).data).toBe(after.data)
      }
    }
    expect(failures).toBeGreaterThan(1)
  },
)

test('without the newest migration, no write is worse than refused for now, and cron jobs run', async () => {
  for (const [name, each] of cases) {
    const db = memoryDatabase(MIGRATIONS.slice(0, -1))
    await storeContacts(db, 3)

    const { status, retryAfter } = await write(name, each, db)

    expect(status, name).not.toBe(500)
    if (status === 503) expect(Number(retryAfter), name).toBeGreaterThan(0)
    if (name.startsWith('cron ')) expect(status, name).toBe(200)
  }
})
