import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Env } from '../env.ts'
import { eraseOtherMails } from '../inbox/data-requests/mails-in-other-enquiries.ts'
import { findEnquiry } from '../inbox/enquiry/store.ts'
import { deliverDue } from '../notify/deliver.ts'
import { findHandOvers, queueDueNotifications } from '../notify/operator-mail.ts'
import { outboxDelete } from '../outbox/store.ts'
import { findReceived, storeReceived } from '../replies/received-mail.ts'
import { replyToken } from '../replies/reply-token.ts'
import { findRepliesOfEvents } from '../replies/store.ts'
import { deleteExpiredAuditEntries, deleteExpiredRecords } from '../retention/delete-expired.ts'
import { queueAnnouncements, syncArticles } from '../subscribers/announce-articles.ts'
import { queueMissedConfirmations } from '../subscribers/missed-confirmations.ts'
import { changeSubscription, createSubscription, findState } from '../subscribers/store.ts'
import { mailbox } from '../test/fake-mail.ts'
import { asOperator, fetchInProcess, jsonPost } from '../test/fetch-in-process.ts'
import { type Recorded, recordStatements } from '../test/intercept-database.ts'
import { memoryDatabase } from '../test/memory-database.ts'
import { readRoutes, storeCanaries } from '../test/route-cases.ts'
import { startWorker, UNREACHABLE_WEBHOOK } from '../test/start-worker.ts'
import { storeEnquiries } from '../test/store-enquiries.ts'

const worker = await startWorker()

const FILTERS = 'status=todo&from=2026-01-01&to=2026-01-31&owner=mine&campaign=a&service=b'

/** Tables that may be read whole: how many rows they have. */
const SMALL: Record<string, string> = {
  enquiry_count: 'five, one per status',
  d1_migrations: 'one per migration',
  article: 'one per article',
  failed: 'notifications that were given up',
  known: 'names of operators',
  own: 'twenty names and numbers of one person',
  listed: 'the rows of a page',
  CONSTANT: 'none',
}

/** The scans that are allowed: of the matches of a search, and of indexes with only a few rows. */
const SCANS = [
  'inbox/list/store.ts SCAN enquiry',
  'outbox/delivery-failures.ts SCAN outbox USING INDEX outbox_failing',
  'replies/store.ts SCAN outbox USING INDEX outbox_dead',
  'subscribers/missed-confirmations.ts SCAN subscription USING INDEX subscription_confirmation_missed',
]

const recorded: Recorded[] = []

beforeAll(async () => {
  const db = recordStatements(worker.db, recorded)
  await callEveryRoute()
  await runEveryJob(db)
})

test('runs every prepared statement of the source', () => {
  const run = new Set(recorded.map(({ at }) => at))
  const written = statementsInSource()

  expect(written.length).toBeGreaterThan(20)
  expect(written.filter((at) => !run.has(at))).toEqual([])
})

test('scans no table, with or without a limit', async () => {
  const found = (await scans(worker.db, recorded)).map((scan) =>
    scan.replace(/:\d+:| COVERING/g, ''),
  )
  expect([...new Set(found)].sort()).toEqual(SCANS)
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
    const steps = results.map(({ detail }) => detail).filter(isScan)
    found.push(...steps.map((step) => `${at}: ${step}`))
  }
  return found
}

function isScan(step: string): boolean {
  // The JSON of a parameter.
  if (step.includes('VIRTUAL TABLE')) return false
  // Every row of the index of an id: of a condition that it is not null.
  if (/_id>\?\)$/.test(step)) return true
  const table = /^SCAN (\w+)/.exec(step)?.[1]
  return table !== undefined && !(table in SMALL)
}

function nulls(sql: string): null[] {
  const numbers = [...sql.matchAll(/\?(\d+)/g)].map(([, number]) => Number(number))
  const unnumbered = sql.match(/\?(?!\d)/g)?.length ?? 0
  return Array(Math.max(0, ...numbers) + unnumbered).fill(null)
}

const WORKER = join(import.meta.dirname, '..')

/** These files prepare the statements of other files: those of the Worker, and migrations, once. */
const PASS_ON = ['db/database-wrapper.ts', 'db/migrations.ts']

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

/** Addresses whose statements depend on the query, or on the kind of response. */
const LISTS = [
  '',
  'status=new',
  'q=planet',
  'q=planet&status=new',
  'owner=ben',
  'from=2026-01-01',
  FILTERS,
]
const TYPES = ['application/json', 'text/html', 'text/csv']
const SPECIAL: [path: string, Accept: string][] = [
  ...[...LISTS, 'status=waiting', 'status=later', 'sender=id-1'].flatMap((query) =>
    TYPES.map((type): [string, string] => [`/api/contacts?${query}`, type]),
  ),
  ['/api/contacts?changed=1', 'text/html'],
  ['/api/contacts/id-1?sent=1', 'text/html'],
  ...['', 'status=new', 'q=planet', 'owner=mine'].map((list): [string, string] => [
    `/api/contacts/id-1?${new URLSearchParams({ list })}`,
    'text/html',
  ]),
]

async function callEveryRoute(): Promise<void> {
  for (const { method, address, needs, does, sends = [{}] } of readRoutes()) {
    for (const body of sends) {
      const sent = method === 'POST' ? jsonPost(body, asOperator) : { method, headers: asOperator }
      const status = await call(needs ? `${address}?${needs}` : address, sent)
      // There are no pages here.
      expect([...does, 404], `${method} ${address}`).toContain(status)
    }
  }
  for (const [address, Accept] of SPECIAL) {
    expect(await call(address, { headers: { ...asOperator, Accept } }), address).toBe(200)
  }
}

/** The status of a response in this process, from a database that `seed` filled, once all its work is done. */
async function call(address: string, init: RequestInit) {
  const db = memoryDatabase()
  await storeCanaries(db)
  const request = fetchInProcess({
    DB: recordStatements(db, recorded),
    ...UNREACHABLE_WEBHOOK,
    ...mailbox().bindings,
  })
  // A repeated enquiry is answered by another statement.
  await request(address, init)
  const response = await request(address, init)
  await response.text()
  return response.status
}

/** The jobs that no route calls with JSON. */
async function runEveryJob(db: D1Database): Promise<void> {
  await findEnquiry(db, '')
  await outboxDelete(db, '').run()
  await findState(db, '')
  await changeSubscription(db, '', 'confirmed')
  await createSubscription(db, 'unasked@b.example', { channels: [], language: 'en-US' })
  await queueMissedConfirmations(db, { channels: ['confirmation'], now: new Date() })
  await worker.db.exec(`INSERT INTO article VALUES ('https://b.example/one', 'en-US', '', 0)`)
  await queueAnnouncements(db, { channels: ['announcement'], now: new Date() })
  await syncArticles(db, [], { channels: ['announcement'], now: new Date() })
  await deliverDue({ DB: db } as Env)
  await findRepliesOfEvents(db, [])
  await findHandOvers(db, [''])
  await replyToken(db, '')
  await storeReceived(db, '', { key: '', from: '', text: '' }, [])
  await findReceived(db, [])
  await storeEnquiries(db, 1, () => ({ id: 'other', reference: 'LF-OTHER' }))
  await storeReceived(db, 'LF-OTHER', { key: '', from: 'a@b.example', text: '' }, [])
  await eraseOtherMails(db, { email: 'a@b.example', actor: { name: '', verified: true } })
  await queueDueNotifications(db, new Date())
  await deleteExpiredRecords(db, new Date())
  await deleteExpiredAuditEntries(db, new Date())
}
