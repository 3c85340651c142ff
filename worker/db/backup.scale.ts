import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { getPlatformProxy } from 'wrangler'
import { app } from '../app.ts'
import type { Env } from '../env.ts'
import { changeEnquiry } from '../inbox/changes/store.ts'
import { storeReceived } from '../replies/received-mail.ts'
import { runTool } from '../scripts/run-vite-and-wrangler.ts'
import { cutToBytes } from '../shared/clean-text.ts'
import { OPERATOR_TOKEN } from '../test/fetch-in-process.ts'
import { operatorClient } from '../test/operator-client.ts'
import { storeEnquiries } from '../test/store-enquiries.ts'

/**
 * More rows meet no other limit, because D1's are limits of a statement, and a row is one. wrangler needs 2 ms of CPU
 * to restore each locally, without yielding to anything else: 100,000 took 7 minutes of CPU.
 */
const ROWS = Number(process.env.ROWS ?? 10_000)
/** D1's maximum length of a statement, in bytes. */
const STATEMENT_LIMIT = 100_000
const THEN = '2026-11-20T12:00:00.000Z'

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

function runD1(...command: string[]) {
  const start = performance.now()
  runTool('wrangler', ['d1', ...command, '--local', '--config', config])
  console.info(`d1 ${command[0]}: ${Math.round((performance.now() - start) / 1000)} s`)
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

/** Signs that take most space: in a search text, as UTF-8, in JSON, or in an export. */
const CHARACTERS = ["'", '한', 'ﷺ', '\n', '🙂', '"', '\r\n']

/** An enquiry for each of these signs, with the longest texts that the forms and the mails take. */
async function storeWorst(DB: D1Database) {
  const by = { actor: { name: 'ada', verified: true }, channels: { enquiry: [], owner: [] } }
  for (const [n, sign] of CHARACTERS.entries()) {
    const fill = (length: number) => sign.repeat(Math.floor(length / sign.length))
    const id = `worst-${n}`
    await storeEnquiries(DB, 1, () => ({
      ...{ id, reference: id, name: fill(200), message: fill(10_000) },
      fields: { company: fill(4800) },
      attribution: { utm_source: fill(150), utm_medium: fill(150), utm_campaign: fill(150) },
    }))
    await changeEnquiry(DB, id, { version: 0, note: fill(5000), ...by })
    const sent = { to: [fill(250)], cc: [], subject: '', strangers: 0 }
    const reply = { text: fill(10_000), key: id, sent }
    await changeEnquiry(DB, id, { version: undefined, reply, ...by })
    for (const key of ['a', 'b']) {
      const [text, quoted] = [cutToBytes(30_000, fill(30_000)), cutToBytes(12_000, fill(12_000))]
      await storeReceived(DB, id, { key, from: `${key}@b.example`, text, quoted }, [])
    }
  }
}

const others = [
  // The pages show no age then that grows during the test.
  `UPDATE event SET at = '${THEN}'`,
  `UPDATE enquiry SET status_at = '${THEN}', waits_since = '${THEN}' WHERE version > 0`,
  `UPDATE outbox SET next_at = 1, created_at = '${THEN}'`,
  `INSERT INTO outbox (id, channel, enquiry_id, next_at, created_at) SELECT 'msg_' || id, 'email', id, 1, '' FROM enquiry WHERE seq % 10 = 0`,
  `INSERT INTO subscription (id, email, created_at, state_at) VALUES ('s', 'a@b.example', '', '')`,
  `INSERT INTO article (url, language, seen_at) VALUES ('https://b.example/blog/one', 'en-US', '')`,
  `INSERT INTO outbox (id, channel, subscription_id, article_url, next_at, created_at) VALUES ('b', 'announcement', 's', 'https://b.example/blog/one', 1, '')`,
  `INSERT INTO audit (at, actor, verified, action) VALUES ('${THEN}', 'ada', 1, 'export')`,
  `UPDATE enquiry SET status = 'done' WHERE id = 'worst-0'`,
  `DELETE FROM enquiry WHERE id = 'worst-4'`,
]

async function fill({ DB }: Env) {
  const messages = ['A planet '.repeat(70), "A star's ".repeat(60), '- = +\n'.repeat(90)]
  await storeEnquiries(DB, ROWS, (n) => ({
    message: messages[n % messages.length] ?? '',
    status: n % 10 === 0 ? 'done' : 'new',
  }))
  await storeWorst(DB)
  await DB.batch(others.map((sql) => DB.prepare(sql)))
}

const READS = ['', '?q=planet', '?status=done', `/id-${ROWS}`, '/worst-1', '/audit']

const adaAt = (env: Env) =>
  operatorClient({ fetch: async (path, init) => app.request(path, init as RequestInit, env) })

/** The responses of the inbox, as pages for a browser. */
async function readInbox(env: Env) {
  const pages = await Promise.all(
    READS.map(async (path) => {
      const response = await adaAt(env).open(path)
      expect(response.status, path).toBe(200)
      return response.text()
    }),
  )
  // The time of the request is not part of the stored data.
  return pages.map((page) => page.replaceAll(/(?:data-newest|name="drawn" value)="[^"]*"/g, ''))
}

test(`a backup of ${ROWS} enquiries, restored into an empty database, gives the same inbox`, async () => {
  const [backup, again] = [join(root, 'first.sql'), join(root, 'second.sql')]
  runD1('migrations', 'apply', 'DB')
  await withEnv(fill)
  const before = await withEnv(readInbox)

  runD1('export', 'DB', '--output', backup)
  expect(() => runD1('execute', 'DB', '--file', backup)).toThrow('UNIQUE constraint failed')
  rmSync(state, { recursive: true })
  runD1('execute', 'DB', '--file', backup)
  runD1('export', 'DB', '--output', again)

  const dump = readFileSync(backup, 'utf8')
  expect(readFileSync(again).equals(readFileSync(backup))).toBe(true)
  expect(dump).toMatch(/^INSERT INTO "enquiry_count"/m)
  const longest = Math.max(...dump.split('\n').map((line) => Buffer.byteLength(line)))
  console.info(`The longest statement has ${longest} bytes.`)
  expect(longest).toBeLessThan(STATEMENT_LIMIT)

  await withEnv(async (env) => {
    const after = await readInbox(env)
    expect(READS.filter((_, n) => after[n] !== before[n])).toEqual([])

    expect(after[READS.indexOf('/worst-1')]).toContain('worst-1')
    const moved = await adaAt(env).sendJson('/worst-1/status', { status: 'open' })
    expect(moved.status).toBe(200)
    const open = env.DB.prepare(`SELECT total FROM enquiry_count WHERE status = 'open'`)
    expect(await open.first('total')).toBe(1)
  })
})
