import { afterAll, expect, test, vi } from 'vitest'
import { asOperator, postOf } from '../test/in-process.ts'
import { type Recorded, recordStatements } from '../test/record-statements.ts'
import { enquiry } from '../test/sample-enquiry.ts'
import { serveWorkerd } from '../test/serve-workerd.ts'
import { storeContacts } from '../test/store-contacts.ts'
import { applyMissing } from './apply-missing.ts'
import { MIGRATIONS, readMigration } from './migrations.ts'
import { openStorage } from './storage.ts'

const worker = await serveWorkerd()

const [FIRST = ''] = MIGRATIONS
const LAST = MIGRATIONS.at(-1) ?? ''

// Other files share the database.
afterAll(() => reach(MIGRATIONS.length))

const TABLES = `SELECT name FROM sqlite_schema WHERE type = 'table'
  AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*' ORDER BY rowid DESC`

/** Resets the database to its first `count` migrations, in the same state as after wrangler. */
async function reach(count: number) {
  await worker.migrate()
  const notes = await worker.db.prepare('SELECT * FROM d1_migrations').all<{ name: string }>()
  const tables = await worker.db.prepare(TABLES).all<{ name: string }>()
  const others = tables.results.filter(({ name }) => name !== 'd1_migrations')
  const statements = [
    ...others.map(({ name }) => `DROP TABLE ${name}`),
    ...MIGRATIONS.slice(0, count).flatMap(readMigration),
    ...MIGRATIONS.slice(count).map((name) => `DELETE FROM d1_migrations WHERE name = '${name}'`),
    ...(count === 0 ? ['DROP TABLE d1_migrations'] : []),
  ]
  await worker.db.batch(statements.map((sql) => worker.db.prepare(sql)))
  expect(notes.results.map(({ name }) => name)).toEqual(MIGRATIONS)
}

async function execute(sql: string) {
  await worker.db.exec(sql)
}

const post = (n = 1) =>
  worker.fetch(
    '/api/contact',
    postOf({ ...enquiry, message: `Wish ${n}` }, { 'Idempotency-Key': `an-enquiry-of-ours-${n}` }),
  )

// The latter lacks a column that a request needs.
test.each([0, MIGRATIONS.indexOf('0019_keep_attribution.sql')])(
  'any request migrates a database with its first %i migrations',
  async (count) => {
    await reach(count)

    const enquiry = await post()
    const health = await worker.fetch('/api/health')
    const list = await worker.fetch('/api/contacts', { headers: asOperator })

    expect([enquiry.status, health.status, list.status]).toEqual([201, 200, 200])
    expect(await worker.countContacts()).toBe(1)
    await worker.migrate() // wrangler finds nothing left to do
  },
)

test('fifty concurrent enquiries into an empty database store fifty rows', async () => {
  await reach(0)

  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => post(n)))

  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201))
  expect(await worker.countContacts()).toBe(50)
})

test('a cron trigger migrates too', async () => {
  await reach(0)

  await worker.runCron('* * * * *')

  expect(await worker.countContacts()).toBe(0)
})

test('a failing migration is rolled back and logged; after the fix, the next request continues', async () => {
  await reach(0)
  const [, last] =
    readMigration(FIRST)
      .map((sql) => /^CREATE (?:UNIQUE )?INDEX (\w+)/.exec(sql))
      .findLast((match) => match) ?? []
  await execute(`CREATE TABLE ${last} (in_the_way)`)

  const refused = await post()
  const left = await worker.db.prepare(TABLES).all()
  const logs = worker.logs().join('\n')
  await execute(`DROP TABLE ${last}`)
  const taken = await post()

  expect(refused.status).toBe(503)
  expect(left.results).toEqual([{ name: last }])
  expect(logs).toContain(`"event":"migration_failed","file":"${FIRST}"`)
  expect(logs).toContain(`already a table named ${last}`)
  expect(taken.status).toBe(201)
})

test('the reason of a failed migration is logged without stored data', async () => {
  await storeContacts(worker.db, 2, () => ({ name: 'Secret wish' }))
  await worker.db.prepare('DELETE FROM d1_migrations WHERE name = ?1').bind(LAST).run()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})

  const missing = await applyMissing(worker.db, () => [
    'CREATE UNIQUE INDEX once ON contact (name)',
  ])
  await worker.db.prepare('INSERT INTO d1_migrations (name) VALUES (?1)').bind(LAST).run()

  expect(missing).toEqual([LAST])
  expect(logged.mock.calls.join()).toContain('UNIQUE constraint failed: contact.name')
  expect(logged.mock.calls.join()).not.toContain('Secret')
})

test('with all migrations applied, a missing table causes no further migration', async () => {
  const refused = await worker.withoutStorage(() => post())

  expect(refused.status).toBe(503)
  expect(worker.logs().join('\n')).not.toContain('migration_failed')
})

test('a working request runs no additional query', async () => {
  const recorded: Recorded[] = []
  const db = openStorage(recordStatements(worker.db, recorded))

  await db.prepare('SELECT 1').all()
  await db.batch([db.prepare('SELECT ?1').bind(2)])

  expect(recorded).toHaveLength(2)
})
