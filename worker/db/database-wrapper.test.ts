import { afterAll, expect, test, vi } from 'vitest'
import { asOperator, jsonPost } from '../test/fetch-in-process.ts'
import { type Recorded, recordStatements } from '../test/intercept-database.ts'
import { memoryDatabase } from '../test/memory-database.ts'
import { sample } from '../test/sample-enquiry.ts'
import { serveWorkerd } from '../test/serve-workerd.ts'
import { storeEnquiries } from '../test/store-enquiries.ts'
import { withTimeoutAndMigrations } from './database-wrapper.ts'
import { applyMissingMigrations, MIGRATIONS, readMigrationStatements } from './migrations.ts'

const worker = await serveWorkerd()

const [FIRST = ''] = MIGRATIONS
const LAST = MIGRATIONS.at(-1) ?? ''

// Other files share the database.
afterAll(() => reach(MIGRATIONS))

const TABLES = `SELECT name FROM sqlite_schema WHERE type = 'table'
  AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*' ORDER BY rowid DESC`

/** Resets the database to these migrations, in the same state as after wrangler, and to nothing without any. */
async function reach(migrations: string[]) {
  const tables = await worker.db.prepare(TABLES).all<{ name: string }>()
  const drops = tables.results.map(({ name }) => `DROP TABLE ${name}`)
  await worker.db.batch(['SELECT 1', ...drops].map((sql) => worker.db.prepare(sql)))
  if (migrations.length === 0) return
  await worker.migrate()
  const notes = await worker.db.prepare('SELECT * FROM d1_migrations').all<{ name: string }>()
  expect(notes.results.map(({ name }) => name)).toEqual(migrations)
}

async function execute(sql: string) {
  await worker.db.exec(sql)
}

const post = (n = 1) =>
  worker.fetch(
    '/api/contact',
    jsonPost({ ...sample, message: `Wish ${n}` }, { 'Idempotency-Key': `an-enquiry-of-ours-${n}` }),
  )

test('any request gives an empty database its tables', async () => {
  await reach([])

  const sent = await post()
  const health = await worker.fetch('/api/health')
  const list = await worker.fetch('/api/contacts', { headers: asOperator })

  expect([sent.status, health.status, list.status]).toEqual([201, 200, 200])
  expect(await worker.countEnquiries()).toBe(1)
  await worker.migrate() // wrangler finds nothing left to do
})

test('refuses a database of an earlier layout, and the log says why', async () => {
  await reach([])
  await execute('CREATE TABLE enquiry (seq INTEGER PRIMARY KEY, id TEXT, reference TEXT)')

  const { status } = await post()
  const logs = worker.logs().join('\n')
  await reach([])
  await reach(MIGRATIONS)

  expect(status).toBe(503)
  expect(logs).toContain('table enquiry already exists')
})

test('twenty concurrent enquiries into an empty database store twenty rows', async () => {
  await reach([])

  const responses = await Promise.all(Array.from({ length: 20 }, (_, n) => post(n)))

  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201))
  expect(await worker.countEnquiries()).toBe(20)
})

test('of two callers at once, one applies a migration, and neither fails', async () => {
  const db = memoryDatabase({ isEmpty: true })
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})

  expect(await Promise.all([applyMissingMigrations(db), applyMissingMigrations(db)])).toEqual([
    [],
    [],
  ])
  expect(logged).not.toHaveBeenCalled()
})

test('a cron trigger migrates too', async () => {
  await reach([])

  await worker.runCron('* * * * *')

  expect(await worker.countEnquiries()).toBe(0)
})

test('a failing migration is rolled back and logged; after the fix, the next request continues', async () => {
  await reach([])
  const [, last] =
    readMigrationStatements(FIRST)
      .map((sql) => /^CREATE (?:UNIQUE )?INDEX (\w+)/.exec(sql))
      .findLast((match) => match) ?? []
  await execute(`CREATE TABLE ${last} (in_the_way)`)

  const refused = await post()
  const left = await worker.db.prepare(TABLES).all()
  const logs = worker.logs().join('\n')
  await execute(`DROP TABLE ${last}`)
  const taken = await post()

  expect(refused.status).toBe(503)
  expect(left.results).toEqual(expect.arrayContaining([{ name: last }]))
  expect(left.results).toHaveLength(2)
  expect(logs).toContain(`"event":"migration_failed","file":"${FIRST}"`)
  expect(logs).toContain(`already a table named ${last}`)
  expect(taken.status).toBe(201)
})

test('the reason of a failed migration is logged without stored data', async () => {
  await storeEnquiries(worker.db, 2, () => ({ name: 'Secret wish' }))
  await worker.db.prepare('DELETE FROM d1_migrations WHERE name = ?1').bind(LAST).run()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})

  const missing = await applyMissingMigrations(worker.db, () => [
    'CREATE UNIQUE INDEX once ON enquiry (name)',
  ])
  await worker.db.prepare('INSERT INTO d1_migrations (name) VALUES (?1)').bind(LAST).run()

  expect(missing).toEqual([LAST])
  expect(logged.mock.calls.join()).toContain('UNIQUE constraint failed: enquiry.name')
  expect(logged.mock.calls.join()).not.toContain('Secret')
})

test('a working request runs no additional query', async () => {
  const recorded: Recorded[] = []
  const db = withTimeoutAndMigrations(recordStatements(worker.db, recorded))

  await db.prepare('SELECT 1').all()
  await db.batch([db.prepare('SELECT ?1').bind(2)])

  expect(recorded).toHaveLength(2)
})
