import { inspect } from 'node:util'
import { afterAll, expect, test, vi } from 'vitest'
import { HOURLY_CRON, NIGHTLY_CRON, runCronJobs } from '../cron.ts'
import type { Env } from '../env.ts'
import { deliverDue } from '../notify/deliver.ts'
import { ACCESS_AUDIENCE, serveAccessIssuer } from './access-issuer.ts'
import { accessHeaders, authorization, basicAuth } from './credentials.ts'
import { mailbox } from './fake-mail.ts'
import { fetchInProcess, OPERATOR_TOKEN } from './fetch-in-process.ts'
import { memoryDatabase } from './memory-database.ts'
import { canaryPerson, readRoutes, storeCanaries } from './route-cases.ts'
import { stubAssets } from './stub-assets.ts'
import { startWebhookReceiver } from './webhook-receiver.ts'

// Unique words are sent through every path, and each place where one comes out is recorded.
const receiver = await startWebhookReceiver()
const issuer = await serveAccessIssuer()
afterAll(() => issuer.close())
const jwt = await issuer.sign()
issuer.respondWith('failure')

const SECRET = `canarysecret[a-z]*|${OPERATOR_TOKEN}|${jwt}`
const CANARY = new RegExp(`${SECRET}|canary[a-z]+`, 'gi')
const secrets = {
  OPERATOR_TOKEN,
  OPERATOR_TOKEN_NEXT: 'canarysecretnext-of-many-signs',
  WEBHOOK_SECRET: `whsec_${'Canarysecret'.repeat(4)}`,
}

/**
 * The places where a word may come out (`<case> <method> <path> <status> <place> <canary>`), and why;
 * secrets must not come out anywhere.
 */
const ALLOWED: [where: RegExp, why: string][] = [
  [/^well GET \/api\/contacts(\/id-\d(\/delete)?)? 200 body /, 'the operator reads the enquiries'],
  [
    /^well POST \/api\/contacts\/(person|export|subscribers\/unsubscribe) \d+ body /,
    'the operator asks about this person',
  ],
  [
    /^well POST \/api\/contacts\/changes\/undo 409 body canary(?:name|note)$/,
    'the enquiries that an undo leaves as they are, with notes since',
  ],
  [/^well POST \/api\/contacts\/id-1\/[\w-]+ 200 body /, 'the enquiry as it is after a change'],
  [
    /^\D+ POST \/api\/contacts\/id-\d\/[\w-]+ \d+ body /,
    'a note not saved goes back to its writer',
  ],
  [
    /^\D+ POST \/api\/session \d+ (body|set-cookie) canaryoperator$/,
    'the operator who signs in, whose cookie has the name',
  ],
  [
    /^well (GET|POST) \/api\/contacts\S* \d+ (link|location) canaryquery$/,
    'the operator’s search is in the address of their own browser (wrangler.toml: invocation_logs)',
  ],
  [
    /^well \w+ \/api\/contacts\/id-1(?:\/take-back)? 200 link canary(mail|name|message)$/,
    'mailto: opens the reply in the operator’s mail program',
  ],
  [/^receiver /, 'the operator’s own system gets the enquiry'],
  [/^table (enquiry|subscription|event) /, 'a person’s stored data, until it is erased'],
]

const fail = () => Promise.reject(quoting())
const quoting = () => {
  const words = JSON.stringify({ ...canaryPerson, ...secrets, jwt })
  return Object.assign(new Error(`D1_ERROR: near ${words}: SQLITE_ERROR`), { code: 'E_UNKNOWN' })
}
const statement = { bind: () => statement, all: fail, first: fail, run: fail }
const granting = { limit: async () => ({ success: true }) }
const refusing = { limit: async () => ({ success: false }) }
const failing = { limit: fail }
const withoutStorage = {
  ...secrets,
  DB: { prepare: () => statement, batch: fail },
  ASSETS: { fetch: async () => new Response('', { status: 404 }) },
  FORM_LIMIT: granting,
  OPERATOR_LIMIT: granting,
}
const access = { ACCESS_ISSUER: issuer.issuer, ACCESS_AUDIENCE }

type Case = { headers?: Record<string, string>; body?: object; env?: object }
const CASES: Record<string, Case> = {
  // Also with the token as the name, by mistake.
  well: { headers: basicAuth(OPERATOR_TOKEN, OPERATOR_TOKEN) },
  invalid: { body: { email: 'canarymail', note: 7, status: 'canarystatus', ids: 'canaryids' } },
  foreign: { headers: { Origin: 'https://canaryorigin.example' }, env: withoutStorage },
  stranger: { headers: authorization('Bearer canarysecretguess'), env: withoutStorage },
  'keys fail': { headers: accessHeaders(jwt), env: { ...withoutStorage, ...access } },
  'storage fails': { env: { ...withoutStorage, ASSETS: stubAssets } },
  'all fails': {
    env: {
      ...withoutStorage,
      ASSETS: { fetch: fail },
      FORM_LIMIT: failing,
      OPERATOR_LIMIT: failing,
    },
  },
  refused: { env: { ...withoutStorage, FORM_LIMIT: refusing, OPERATOR_LIMIT: refusing } },
}

type Target = { method: string; path: string; query?: string | undefined; sends?: object[] }
// A row is deleted after all other requests for it.
const inOrder = readRoutes().sort((a, b) => Number(a.deletes ?? 0) - Number(b.deletes ?? 0))
const routes: Target[] = inOrder.map((each) => ({ ...each, path: each.address, query: each.needs }))
const pages: Target[] = [
  ['/canarypath'],
  ['/api/canarypath'],
  ['/api/contact/sent', 'reference=canaryquery'],
  ['/api/contacts', 'q=canaryquery'],
  ['/api/contacts', 'format=csv'],
  ['/api/contacts', 'limit=canaryquery'],
  ['/api/contacts/canarypath'],
  ['/api/contacts/id-1', 'list=q%3Dcanaryquery&changed=reply'],
  ['/api/contacts/subscribers'],
].map(([path = '', query = '']) => ({ method: 'GET', path, query }))

const found = new Set<string>()
const logged: string[] = []
const events = new Set<string>()
const succeeded = new Set<string>()

function look(where: string, text: string): void {
  for (const [canary] of text.matchAll(CANARY)) found.add(`${where} ${canary.toLowerCase()}`)
}

function lookAtLog(where: string): void {
  for (const line of logged.splice(0)) {
    look(`${where} log`, line)
    events.add(/"event":"(\w+)"/.exec(line)?.[1] ?? line)
  }
}

function spyOnConsole(): void {
  for (const method of ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => void logged.push(inspect(words)))
  }
}

const LINK = /\s(?:action|href|src)="[^"]*"/g

async function lookAt(where: string, response: Response): Promise<void> {
  const at = `${where} ${response.status}`
  const body = await response.text()
  expect(response.headers.get('Cache-Control'), at).toBe('no-store')
  for (const [name, value] of response.headers) look(`${at} ${name}`, value)
  look(`${at} body`, body.replaceAll(LINK, ''))
  look(`${at} link`, body.match(LINK)?.join() ?? '')
  lookAtLog(at)
}

async function lookAtTables(db: D1Database): Promise<void> {
  for (const table of ['enquiry', 'subscription', 'event', 'outbox', 'audit']) {
    const { results } = await db.prepare(`SELECT * FROM ${table}`).all()
    look(`table ${table}`, JSON.stringify(results))
  }
}

function send({ method, path, query, sends }: Target, each: Case, asPage: boolean, DB: D1Database) {
  const fields = each.body ?? sends?.[0] ?? {}
  const type = asPage ? 'application/x-www-form-urlencoded' : 'application/json'
  const form = new URLSearchParams(Object.entries(fields))
  const init = {
    method,
    headers: {
      Accept: asPage ? 'text/html' : 'application/json',
      'cf-connecting-ip': each.env ? 'canaryaddress' : `canaryaddress-${crypto.randomUUID()}`,
      ...(method !== 'GET' && { 'Content-Type': type }),
      ...(!each.headers?.['cf-access-jwt-assertion'] && basicAuth(OPERATOR_TOKEN)),
      ...each.headers,
    },
    ...(method !== 'GET' && { body: asPage ? String(form) : JSON.stringify(fields) }),
  }
  return fetchInProcess(each.env ?? { DB })(query ? `${path}?${query}` : path, init)
}

function unexplained(): string[] {
  const isSecret = new RegExp(SECRET, 'i')
  return [...found].filter(
    (where) => isSecret.test(where) || !ALLOWED.some(([allowed]) => allowed.test(where)),
  )
}

test('no response and no log line contains confidential data', async () => {
  spyOnConsole()
  const db = memoryDatabase()
  await storeCanaries(db)
  for (const [name, each] of Object.entries(CASES)) {
    const targets = [...routes, ...pages]
    for (const target of targets.filter(({ method }) => !each.body || method === 'POST')) {
      for (const asPage of [false, true]) {
        const { method, path } = target
        const response = await send(target, each, asPage, db)
        // A 409 is about the changes of the routes before.
        const isDone = response.status < 400 || response.status === 409
        if (name === 'well' && isDone) succeeded.add(`${method} ${path}`)
        await lookAt(`${name} ${method} ${path}`, response)
      }
    }
  }
  await lookAtTables(db)

  expect(unexplained()).toEqual([])
  expect(events).toContain('request_failed')
  const tried = routes.map(({ method, path }) => `${method} ${path}`)
  expect(tried.filter((route) => !succeeded.has(route))).toEqual([])
})

test('nor does any background work: channels, triggers', async () => {
  spyOnConsole()
  const db = memoryDatabase()
  await storeCanaries(db)
  await db.prepare('DELETE FROM outbox').run()
  await db.batch(
    [
      ['webhook', 'enquiry_id'],
      ['email', 'enquiry_id'],
      ['receipt', 'enquiry_id'],
      ['confirmation', 'subscription_id'],
      ['unknown', 'subscription_id'],
    ].map(([channel, column]) =>
      db.prepare(`INSERT INTO outbox (id, channel, ${column}, next_at, created_at)
                  VALUES ('${channel}', '${channel}', 'id-1', 0, '')`),
    ),
  )
  const env = {
    ...withoutStorage,
    DB: db,
    ASSETS: stubAssets,
    ...mailbox().bindings,
    EMAIL: { send: fail },
    WEBHOOK_URL: `${receiver.url}/canarypath`,
  } as unknown as Env
  receiver.behave((response, { body }) => response.writeHead(500, 'canaryreason').end(body))

  expect(await deliverDue(env)).toBe(5)
  lookAtLog('delivery')
  await lookAtTables(db)
  const { results } = await db
    .prepare("SELECT * FROM outbox WHERE attempts = 1 AND error <> ''")
    .all()
  expect(results).toHaveLength(5)
  look('receiver', JSON.stringify(receiver.all))

  for (const cron of ['* * * * *', HOURLY_CRON, NIGHTLY_CRON]) {
    const trigger = { cron, scheduledTime: Date.now() }
    const bindings = { ...withoutStorage, ASSETS: { fetch: fail } } as unknown as Env
    const error = await runCronJobs(trigger, bindings).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(Error)
    look(`cron ${cron} thrown`, inspect(error))
    lookAtLog(`cron ${cron}`)
  }

  expect(unexplained()).toEqual([])
  expect(events).toContain('cron_failed')
})

test('each listed exception still applies', () => {
  expect(ALLOWED.filter(([where]) => ![...found].some((each) => where.test(each)))).toEqual([])
})
