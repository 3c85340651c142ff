import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { app } from '../app.ts'
import { contactStatuses } from '../contact/status.ts'
import { fail, startReceiver } from '../test/receiver.ts'
import { serveWorker } from '../test/serve-worker.ts'
import { storeContacts } from '../test/store-contacts.ts'
import { createTurnstile } from '../test/turnstile.ts'
import { TOKEN_MAX_LENGTH } from './schema.ts'
import { SITEVERIFY } from './siteverify.ts'

vi.mock(import('../settings.ts'), async (load) => {
  const { settings } = await load()
  return { settings: { ...settings, turnstileSiteKey: 'site-key' } }
})

const SECRET = 'secret-of-the-widget'
const HOST = 'lumenfold.example'
const STORED_AT = '2026-11-20T12:00:00.000Z'
const good = { action: 'enquiry', hostname: HOST, cdata: 'id-1' }

const worker = serveWorker()
const receiver = await startReceiver()
const turnstile = createTurnstile(SECRET)

const realFetch = globalThis.fetch
vi.stubGlobal('fetch', (address: RequestInfo | URL, init?: RequestInit) =>
  realFetch(address === SITEVERIFY ? receiver.url : address, init),
)
afterAll(() => vi.unstubAllGlobals())

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  receiver.behave((response, { body }) => {
    response.end(JSON.stringify(turnstile.verify(JSON.parse(body))))
  })
})

type Call = { vars?: object; headers?: Record<string, string>; DB?: D1Database }

/** The Worker in this process, with a site key in its settings, on the database in workerd. */
async function post(path: string, body: unknown, { vars, headers, DB }: Call = {}) {
  const allow = { limit: async () => ({ success: true }) }
  const env = {
    DB: DB ?? (await worker.database()),
    FORM_LIMIT: allow,
    FORM_PACE: allow,
    ...(vars ?? { TURNSTILE_SECRET: SECRET }),
  }
  const context = { waitUntil() {}, passThroughOnException() {}, props: {} }
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
  const response = await app.request(`https://${HOST}${path}`, init, env, context)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const prove = (token: string, call?: Call, id = 'id-1') =>
  post(`/api/contact/${id}/proof`, { token }, call)

async function store(status: (typeof contactStatuses)[number] = 'held', ids = ['id-1']) {
  await storeContacts(await worker.database(), ids.length, (n) => ({
    id: ids[n - 1] ?? '',
    reference: `LF-000${n}`,
    name: 'Ada',
    email: 'ada@lovelace.example',
    message: 'Secret wish',
    status,
    createdAt: STORED_AT,
  }))
  const db = await worker.database()
  await db.exec(`UPDATE contact SET reasons = '["honeypot"]'`)
}

async function select(sql: string): Promise<Record<string, unknown>[]> {
  return (await (await worker.database()).prepare(sql).all()).results
}

const contacts = () => select('SELECT id, status, status_at, reasons FROM contact ORDER BY seq')
const audited = async () => (await select('SELECT count(*) AS total FROM audit'))[0]?.total
const untouched = (status = 'held') => [
  { id: 'id-1', status, status_at: STORED_AT, reasons: '["honeypot"]' },
]

test('releases a held enquiry: its status, its time, the counts, the search and the audit', async () => {
  await store()
  const before = new Date().toISOString()

  const response = await prove(turnstile.makeToken(good))

  expect([response.status, response.text]).toEqual([200, '{"proven":true}'])
  const [contact] = await contacts()
  expect(contact).toMatchObject({ status: 'new', reasons: '["honeypot"]' })
  expect(String(contact?.status_at) >= before).toBe(true)
  expect(await select('SELECT * FROM contact_count WHERE total > 0')).toEqual([
    { status: 'new', total: 1 },
  ])
  expect(await select('SELECT status FROM contact_search')).toEqual([{ status: 'new' }])
  const [entry] = await select('SELECT * FROM audit ORDER BY seq DESC LIMIT 1')
  expect(entry).toMatchObject({
    actor: 'turnstile',
    verified: 1,
    action: 'status',
    contact_ids: '["id-1"]',
    address_hash: null,
    count: 1,
  })
})

test('tells Turnstile the token and the secret, and nothing of the visitor', async () => {
  await store()
  const token = turnstile.makeToken(good)

  await prove(token, { headers: { 'cf-connecting-ip': '203.0.113.7', 'User-Agent': 'Ada/1' } })

  const [asked] = receiver.all
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    secret: SECRET,
    response: token,
    idempotency_key: expect.stringMatching(
      /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/,
    ),
  })
  expect(JSON.stringify(asked?.headers)).not.toMatch(/203\.0\.113\.7|Ada/)
})

test('gives the try that repeats a lost answer the same answer, and releases once', async () => {
  await store()
  const token = turnstile.makeToken(good)
  const entries = Number(await audited())

  expect((await prove(token)).text).toBe('{"proven":true}')
  const released = await contacts()
  expect((await prove(token)).text).toBe('{"proven":true}')

  expect(await contacts()).toEqual(released)
  expect(await audited()).toBe(entries + 1)
})

test.each([
  ['another action', { ...good, action: 'login' }],
  ['no action', { hostname: HOST, cdata: 'id-1' }],
  ['another host', { ...good, hostname: 'evil.example' }],
  ['no host', { action: 'enquiry', cdata: 'id-1' }],
  ['another enquiry', { ...good, cdata: 'id-2' }],
  ['no enquiry', { action: 'enquiry', hostname: HOST }],
])('leaves an enquiry held when the token was made for %s', async (_, claims) => {
  await store()
  const entries = await audited()

  const response = await prove(turnstile.makeToken(claims as typeof good))

  expect([response.status, response.text]).toEqual([200, '{"proven":false}'])
  expect(await contacts()).toEqual(untouched())
  expect(await audited()).toBe(entries)
})

test('leaves an enquiry held for a token that Turnstile does not know', async () => {
  await store()

  expect((await prove('made-up')).text).toBe('{"proven":false}')

  expect(await contacts()).toEqual(untouched())
})

test('does not release a second enquiry by the token of the first', async () => {
  await store('held', ['id-1', 'id-2'])
  const token = turnstile.makeToken(good)

  expect((await prove(token)).text).toBe('{"proven":true}')
  expect((await prove(token, {}, 'id-2')).text).toBe('{"proven":false}')

  expect((await contacts()).map(({ status }) => status)).toEqual(['new', 'held'])
})

test('does not release an enquiry by a token that was redeemed elsewhere before', async () => {
  await store()
  const token = turnstile.makeToken(good)
  turnstile.verify({ secret: SECRET, response: token, idempotency_key: crypto.randomUUID() })

  expect((await prove(token)).text).toBe('{"proven":false}')

  expect(await contacts()).toEqual(untouched())
})

test.each(contactStatuses.filter((status) => status !== 'held'))(
  'moves no enquiry that is %s, and answers as if it were not there',
  async (status) => {
    await store(status)
    const entries = await audited()

    const known = await prove(turnstile.makeToken(good))
    const unknown = await prove(turnstile.makeToken({ ...good, cdata: 'id-9' }), {}, 'id-9')

    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    expect(await contacts()).toEqual(untouched(status))
    expect(await audited()).toBe(entries)
  },
)

test('a bad token is answered alike for an enquiry that is there and for one that is not', async () => {
  await store()

  const known = await prove('made-up')
  const unknown = await prove('made-up', {}, 'id-9')

  expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
})

test.each<[string, Parameters<typeof receiver.behave>[0]]>([
  ['fails', fail],
  [
    'fails and says success',
    (response) => response.writeHead(500).end(JSON.stringify({ success: true, ...good })),
  ],
  ['answers a page', (response) => response.end('<!doctype html><title>Hello</title>')],
  ['answers something else', (response) => response.end('{"success":"yes"}')],
  ['hangs up', (response) => response.destroy()],
])('answers 503 and leaves the enquiry held when siteverify %s', async (_, behave) => {
  await store()
  receiver.behave(behave)

  const response = await prove(turnstile.makeToken(good))

  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBe('30')
  expect(JSON.parse(response.text)).toMatchObject({ error: { code: 'proof_unavailable' } })
  expect(await contacts()).toEqual(untouched())
})

test('answers 503 while storage fails, and the same proof releases the enquiry afterwards', async () => {
  await store()
  const token = turnstile.makeToken(good)

  const failed = await worker.withoutStorage(() => prove(token))

  expect(failed.status).toBe(503)
  expect(failed.headers.get('Retry-After')).toBe('30')
  expect(JSON.parse(failed.text)).toMatchObject({ error: { code: 'storage_unavailable' } })
  expect((await prove(token)).text).toBe('{"proven":true}')
  expect(await contacts()).toMatchObject([{ status: 'new' }])
})

test('asks nobody and moves nothing without the secret', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await store()

  const response = await prove(turnstile.makeToken(good), { vars: {} })

  expect([response.status, response.text]).toEqual([200, '{"proven":false}'])
  expect(receiver.all).toEqual([])
  expect(await contacts()).toEqual(untouched())
})

test('warns once when Turnstile does not know the secret', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await store()
  const call = { vars: { TURNSTILE_SECRET: 'of-another-widget' } }

  for (const _ of [1, 2]) {
    expect((await prove(turnstile.makeToken(good), call)).text).toBe('{"proven":false}')
  }

  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('TURNSTILE_SECRET')])
})

test.each<[string, unknown, Record<string, string>, number]>([
  ['from another site', { token: 't' }, { Origin: 'https://evil.example' }, 403],
  ['over the limit', `{"token":"${'t'.repeat(70_000)}"}`, {}, 413],
  ['as plain text', 'token', { 'Content-Type': 'text/plain' }, 415],
  ['that is no JSON', 'token', {}, 400],
  ['without a token', {}, {}, 422],
  ['with an empty token', { token: '' }, {}, 422],
  ['with a token too long', { token: 't'.repeat(TOKEN_MAX_LENGTH + 1) }, {}, 422],
  ['with another field', { token: 't', status: 'new' }, {}, 422],
])('refuses a proof %s and asks nobody', async (_, body, headers, status) => {
  await store()

  expect((await post('/api/contact/id-1/proof', body, { headers })).status).toBe(status)

  expect(receiver.all).toEqual([])
  expect(await contacts()).toEqual(untouched())
})

test('refuses proofs beyond the rate of forms with 429 and Retry-After', async () => {
  const FORM_LIMIT = { limit: async () => ({ success: false }) }
  const call = {
    vars: { TURNSTILE_SECRET: SECRET, FORM_LIMIT },
    headers: { 'cf-connecting-ip': '203.0.113.7' },
  }

  const response = await prove('token', call)

  expect(response.status).toBe(429)
  expect(response.headers.get('Retry-After')).toBe('60')
  expect(receiver.all).toEqual([])
})
