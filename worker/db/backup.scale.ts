import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { getPlatformProxy } from 'wrangler'
import { app } from '../app.ts'
import { toEnquiry } from '../contact/record.ts'
import { searchText } from '../contact/search-text.ts'
import type { Env } from '../env.ts'
import { runTool } from '../scripts/wrangler.ts'
import { enquiry } from '../test/sample-enquiry.ts'
import { storeContacts } from '../test/store-contacts.ts'

/**
 * More rows meet no other limit, because D1's are limits of a statement, and a row is one. wrangler needs 2 ms of CPU
 * to restore each locally, without yielding to anything else: 100,000 took 7 minutes of CPU.
 */
const ROWS = 10_000
/** D1's maximum length of a statement, in bytes. */
const STATEMENT_LIMIT = 100_000
const THEN = '2026-11-20T12:00:00.000Z'
const OPERATOR_TOKEN = 'correct-horse-battery-staple'

const root = mkdtempSync(join(tmpdir(), 'lumenfold-backup-'))
const state = join(root, '.wrangler/state/v3')
const config = join(root, 'wrangler.toml')
const migrations = JSON.stringify(join(import.meta.dirname, 'migrations'))
writeFileSync(
  config,
  `name = "backup"
[[d1_databases]]
binding = "DB"
database_name = "backup"
migrations_dir = ${migrations}
[[ratelimits]]
name = "OPERATOR_LIMIT"
namespace_id = "1"
simple = { limit = 1000, period = 60 }`,
)
afterAll(() => rmSync(root, { recursive: true }))

function runScript(name: 'backup' | 'restore', file: string) {
  const script = join(import.meta.dirname, `../scripts/${name}.ts`)
  const options = [script, file, '--local', '--config', config]
  const start = performance.now()
  execFileSync(process.execPath, options, { stdio: 'pipe' })
  console.info(`${name}: ${Math.round((performance.now() - start) / 1000)} s`)
}

async function withEnv<T>(action: (env: Env) => Promise<T>): Promise<T> {
  const { env, dispose } = await getPlatformProxy<Env>({
    configPath: config,
    persist: { path: state },
  })
  try {
    return await action({ ...env, OPERATOR_TOKEN })
  } finally {
    await dispose()
  }
}

/** Enquiries full of a single sign, for each of the signs that take most space. */
const worst = ["'", '한', 'ﷺ', '\\n\n', '🙂'].map((sign, n) => {
  const fill = (length: number) => sign.repeat(Math.floor(length / sign.length))
  const contact = {
    reference: `LF-WORST-${n}`,
    ...enquiry,
    name: fill(200),
    message: fill(10_000),
  } as const
  const { reference, name, email, message } = contact
  return [
    `worst-${n}`,
    reference,
    name,
    email,
    message,
    searchText({ ...toEnquiry(contact), reference, attribution: {} }, []),
  ]
})

const others = [
  `INSERT INTO outbox (id, channel, contact_id, next_at, created_at) SELECT 'msg_' || id, 'email', id, 1, '' FROM contact WHERE seq % 10 = 0`,
  `INSERT INTO subscription (id, email, created_at, state_at) VALUES ('s', 'a@b.example', '', '')`,
  `INSERT INTO article (url, seen_at) VALUES ('https://b.example/blog/one', '')`,
  `INSERT INTO outbox (id, channel, subscription_id, article_url, next_at, created_at) VALUES ('b', 'announcement', 's', 'https://b.example/blog/one', 1, '')`,
  `INSERT INTO audit (at, actor, verified, action) VALUES ('${THEN}', 'ada', 1, 'export')`,
  `INSERT INTO event (contact_id, at, actor, verified, action, note) VALUES ('worst-1', '${THEN}', 'ada', 1, 'note', 'Rang.')`,
  `INSERT INTO event (contact_id, at, actor, verified, action, note) VALUES ('worst-1', '${THEN}', 'ada', 1, 'answer', 'Yes.')`,
  `INSERT INTO outbox (id, channel, contact_id, event_seq, next_at, created_at) VALUES ('r', 'reply', 'worst-1', 2, 1, '')`,
  // The largest mail that is kept: see email.ts.
  `INSERT INTO event (contact_id, at, actor, verified, action, note, mail)
   VALUES ('worst-1', '${THEN}', 'a@b.example', 1, 'received', '${"''\n\\n".repeat(7500)}',
           '${JSON.stringify({ key: 'k', from: 'a@b.example', quoted: `"'\n\\`.repeat(3000) }).replaceAll("'", "''")}')`,
  `UPDATE contact SET status = 'done' WHERE id = 'worst-0'`,
  `DELETE FROM contact WHERE id = 'worst-4'`,
]

async function fill({ DB }: Env) {
  const messages = ['A planet '.repeat(70), "A star's ".repeat(60), '- = +\n'.repeat(90)]
  await storeContacts(DB, ROWS, (n) => ({
    message: messages[n % messages.length] ?? '',
    status: n % 10 === 0 ? 'done' : 'new',
  }))
  const insert = DB.prepare(
    `INSERT INTO contact (id, reference, name, email, message, search, fingerprint, status, status_at,
                          created_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, '', 'new', ?7, ?7)`,
  )
  await DB.batch(worst.map((values) => insert.bind(...values, THEN)))
  await DB.batch(others.map((sql) => DB.prepare(sql)))
}

const operator = { Authorization: `Bearer ${OPERATOR_TOKEN}` }
const READS = ['', '?q=planet', '?status=done', `/id-${ROWS}`, '/worst-1', '/audit']

/** The answers of the inbox, as pages for a browser. */
async function readInbox(env: Env) {
  const headers = { ...operator, Accept: 'text/html' }
  const answers = []
  for (const path of READS) {
    const answer = await app.request(`/api/contacts${path}`, { headers }, env)
    expect(answer.status, path).toBe(200)
    // The time of the request is not part of the stored data.
    answers.push((await answer.text()).replace(/(?<=data-newest="\d+)\.\d+/, ''))
  }
  return answers
}

test('a database without tables leaves no file that passes for a backup', () => {
  const file = join(root, 'none.sql')

  expect(() => runScript('backup', file)).toThrow('The database has no tables')
  expect(existsSync(file)).toBe(false)
})

test(`a backup of ${ROWS} enquiries, restored into an empty database, gives the same inbox`, async () => {
  const [backup, again] = [join(root, 'first.sql'), join(root, 'second.sql')]
  runTool('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--config', config])
  await withEnv(fill)
  const before = await withEnv(readInbox)

  runScript('backup', backup)
  expect(() => runScript('restore', backup)).toThrow('not empty')
  rmSync(state, { recursive: true })
  runScript('restore', backup)
  runScript('backup', again)

  const dump = readFileSync(backup, 'utf8')
  expect(readFileSync(again).equals(readFileSync(backup))).toBe(true)
  expect(dump).toMatch(/^INSERT INTO "contact_count"/m)
  const lines = dump.split('\n')
  expect(lines.filter((line) => Buffer.byteLength(line) > STATEMENT_LIMIT)).toEqual([])

  await withEnv(async (env) => {
    const after = await readInbox(env)
    expect(READS.filter((_, n) => after[n] !== before[n])).toEqual([])

    const moved = await app.request(
      '/api/contacts/worst-1/status',
      {
        method: 'POST',
        headers: { ...operator, 'Content-Type': 'application/json' },
        body: JSON.stringify({ status: 'open' }),
      },
      env,
    )
    expect(moved.status).toBe(200)
    const open = env.DB.prepare(`SELECT total FROM contact_count WHERE status = 'open'`)
    expect(await open.first('total')).toBe(1)
  })
})
