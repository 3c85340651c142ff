import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { app } from '../app.ts'
import { announce } from '../articles/announce.ts'
import type { Env } from '../env.ts'
import { findContact } from '../inbox/enquiry/store.ts'
import { deliverDue } from '../notify/deliver.ts'
import { sendAgain } from '../outbox/store.ts'
import { expire } from '../retention/expire.ts'
import { changeSubscription, subscriptionState } from '../subscribe/store.ts'
import { type Recorded, recordStatements } from '../test/record-statements.ts'
import { OPERATOR_TOKEN, serveWorker } from '../test/serve-worker.ts'

const worker = serveWorker()

/** Five rows, three, a row an article, what failed, and no table at all. */
const NOT_SCANNED = ['contact_count', 'd1_migrations', 'article', 'news', 'failed', 'CONSTANT']

const recorded: Recorded[] = []

beforeAll(async () => {
  const db = recordStatements(await worker.database(), recorded)
  await callEveryRoute(db)
  await runEveryJob(db)
})

test('runs every statement that the source prepares', () => {
  const run = new Set(recorded.map(({ at }) => at))
  const written = statementsInSource()

  expect(written.length).toBeGreaterThan(20)
  expect(written.filter((at) => !run.has(at))).toEqual([])
})

test('scans no table, with or without a limit', async () => {
  const db = await worker.database()

  expect(await scans(db, recorded)).toEqual([])
})

test('scans no table in a trigger', async () => {
  const db = await worker.database()
  const { results } = await db
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
    .all<{ name: string; sql: string }>()
  const statements = results.flatMap(({ name, sql }) =>
    statementsOfTrigger(sql).map((statement) => ({ sql: statement, at: name })),
  )

  expect(statements.length).toBeGreaterThan(3)
  expect(await scans(db, statements)).toEqual([])
})

test('would find a scan', async () => {
  const db = await worker.database()

  expect(
    await scans(db, [
      { at: 'here', sql: 'SELECT * FROM contact WHERE note = ?1' },
      { at: 'there', sql: 'SELECT * FROM contact ORDER BY created_at LIMIT 5' },
      { at: 'anywhere', sql: 'SELECT count(*) FROM contact' },
    ]),
  ).toEqual([
    'here: SCAN contact',
    'there: SCAN contact',
    expect.stringMatching(/^anywhere: SCAN contact USING COVERING INDEX/),
  ])
})

/** The steps that read a whole table, by the plan that SQLite makes of each statement. */
async function scans(db: D1Database, statements: Recorded[]): Promise<string[]> {
  const places = new Map(statements.map(({ sql, at }) => [sql, at]))
  const found: string[] = []
  for (const [sql, at] of places) {
    const { results } = await db
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...nulls(sql))
      .all<{ detail: string }>()
    const steps = results.map(({ detail }) => detail).filter((step) => isScan(step, sql))
    found.push(...steps.map((step) => `${at}: ${step}`))
  }
  return found
}

function isScan(step: string, sql: string): boolean {
  // The JSON of a parameter.
  if (step.includes('VIRTUAL TABLE')) return false
  const table = /^SCAN (\w+)/.exec(step)?.[1]
  // A search looks for a part of a text, which no index has; a filter may count all that is kept.
  const isSearch = table === 'contact' && /instr\(search, value\)|created_at >= |outbox/.test(sql)
  // Holds nothing but what was given up.
  const isDead = /^SCAN outbox USING (?:COVERING )?INDEX outbox_dead$/.test(step)
  // The report counts every row.
  const isReport = sql.includes('FROM erased_count WHERE week >= ?1')
  return table !== undefined && !isSearch && !isReport && !isDead && !NOT_SCANNED.includes(table)
}

function nulls(sql: string): null[] {
  const numbers = [...sql.matchAll(/\?(\d+)/g)].map(([, number]) => Number(number))
  const unnumbered = sql.match(/\?(?!\d)/g)?.length ?? 0
  return Array(Math.max(0, ...numbers) + unnumbered).fill(null)
}

function statementsOfTrigger(sql: string): string[] {
  const [, body = ''] = /\bBEGIN\b(.*)\bEND$/s.exec(sql) ?? []
  return body
    .split(';')
    .map((statement) => statement.replace(/\b(?:OLD|NEW)\.\w+/g, '?1').trim())
    .filter((statement) => statement !== '' && !/\bRAISE\b/.test(statement))
}

const WORKER = join(import.meta.dirname, '..')

/** They run what others wrote: statements of the Worker, and migrations, once. */
const PASS_ON = ['db/self-migrating.ts', 'db/apply-missing.ts']

function statementsInSource(): string[] {
  const files = globSync('**/*.ts', { cwd: WORKER })
  return files
    .filter((file) => !PASS_ON.includes(file))
    .filter((file) => !/^(?:test|scripts|spam\/corpus)\/|\.(?:test|scale)\.ts$/.test(file))
    .flatMap((file) =>
      readFileSync(`${WORKER}/${file}`, 'utf8')
        .split('\n')
        .flatMap((line, at) => (line.includes('.prepare(') ? [`${file}:${at + 1}`] : [])),
    )
}

async function callEveryRoute(DB: D1Database): Promise<void> {
  const limit = () => Promise.resolve({ success: true })
  const env = {
    DB,
    OPERATOR_TOKEN,
    OPERATOR_LIMIT: { limit },
    WEBHOOK_URL: 'http://127.0.0.1:9/',
    WEBHOOK_SECRET: `whsec_${btoa('a secret of twenty-four b')}`,
    EMAIL: { send: () => Promise.resolve({ messageId: '' }) },
    EMAIL_FROM: 'site@lumenfold.example',
    EMAIL_TO: 'us@lumenfold.example',
    PUBLIC_ORIGIN: 'https://lumenfold.example',
  }
  const waiting: Promise<unknown>[] = []
  const executionCtx = {
    waitUntil: (promise: Promise<unknown>) => waiting.push(promise),
    passThroughOnException() {},
    props: {},
  } as unknown as ExecutionContext
  const call = async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const authorization = `Bearer ${OPERATOR_TOKEN}`
    const init = body
      ? {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { authorization, 'Content-Type': 'application/json', ...headers },
        }
      : { headers: { authorization, ...headers } }
    const response = await app.request(path, init, env, executionCtx)
    expect(response.status).toBeLessThan(300)
    await response.text()
    await Promise.all(waiting)
  }
  const email = 'ada@lovelace.example'
  for (const _ of ['first', 'repeated']) {
    await call('/api/contact', { name: 'Ada', email, message: 'A planet' })
  }
  await call('/api/subscribe', { email })
  const filters = '?status=todo&service=web3&from=2026-01-01&to=2026-01-31&delivery=failed'
  for (const query of ['', '?status=new', '?q=planet', '?q=planet&status=new', filters]) {
    await call(`/api/contacts${query}`)
    await call(`/api/contacts${query}`, undefined, { Accept: 'text/csv' })
  }
  const db = await worker.database()
  const id = await db.prepare('SELECT id FROM contact').first<string>('id')
  const address = `/api/contacts/${id}`
  await call(address)
  for (const list of ['', 'status=new', 'q=planet']) {
    const query = new URLSearchParams({ list })
    await call(`${address}?${query}`, undefined, { Accept: 'text/html' })
  }
  for (const changed of ['1', 'restored-1']) {
    await call(`/api/contacts?changed=${changed}`, undefined, { Accept: 'text/html' })
  }
  await call('/api/contacts/audit?actor=token&day=2026-11-20')
  await call('/api/contacts/arrivals?after=0')
  await call('/api/contacts/changes', { ids: [id], to: 'spam' })
  await call(`${address}/status`, { status: 'spam' })
  await call(`${address}/status`, { status: 'new' })
  await call(`${address}/answer`, {})
  await call(`${address}/owner`, { owner: 'mara' })
  await call(`${address}/note`, { note: 'Call her.' })
  await call(`${address}/resend`, {})
  await call('/api/contacts/resend', {})
  for (const path of ['audit', 'subscribers', 'subscribers?format=csv', 'report']) {
    await call(`/api/contacts/${path}`)
  }
  await call('/api/health')
  await call('/api/contacts/export', { email })
  await call('/api/contacts/erase', { email })
}

/** What no route calls. */
async function runEveryJob(db: D1Database): Promise<void> {
  await findContact(db, '')
  await sendAgain(db, '', Date.now()).run()
  await subscriptionState(db, '')
  await changeSubscription(db, '', 'confirmed')
  await announce(db, [], { channels: ['announcement'], now: new Date() })
  await deliverDue({ DB: db } as Env)
  await expire(db, new Date())
}
