import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { searchText } from '../contact/search-text.ts'

const root = mkdtempSync(join(tmpdir(), 'lumenfold-backup-'))
afterAll(() => rmSync(root, { recursive: true }))

/** A project of its own with an empty database. */
function createProject(name: string) {
  const cwd = mkdtempSync(join(root, `${name}-`))
  const migrations = JSON.stringify(join(import.meta.dirname, 'migrations'))
  const config = `name = "backup"\n[[d1_databases]]\nbinding = "DB"\nmigrations_dir = ${migrations}`
  writeFileSync(join(cwd, 'wrangler.toml'), config)
  return (...options: string[]) => {
    const { status, stdout, stderr } = spawnSync('wrangler', ['d1', ...options, '--local'], {
      cwd,
      env: { ...process.env, CI: '1' },
      encoding: 'utf8',
    })
    expect(status, stdout + stderr).toBe(0)
  }
}

const text = (value: string) => `'${value.replaceAll("'", "''")}'`

/** Enquiries with one sign alone, as many as fit, of those that take most room. */
const worst = ["'", '한', 'ﷺ', '\\n\n', '🙂'].map((sign, n) => {
  const fill = (length: number) => sign.repeat(Math.floor(length / sign.length))
  const contact = {
    reference: `LF-${n}`,
    name: fill(200),
    email: 'ada@lovelace.example',
    serviceInterest: '',
    message: fill(10_000),
  } as const
  const { reference, name, email, message } = contact
  const values = [`id-${n}`, reference, name, email, message, searchText(contact)].map(text)
  return `(${values}, '', 'new', '', '')`
})

test('an export of the database, executed on an empty one, gives the same', () => {
  const lines = [
    `INSERT INTO outbox (id, channel, contact_id, next_at, created_at) VALUES ('a', 'email', 'id-1', 1, '')`,
    `INSERT INTO subscription (id, email, created_at, state_at) VALUES ('s', 'a@b.example', '', '')`,
    `INSERT INTO article (url, seen_at) VALUES ('https://b.example/blog/one', '')`,
    `INSERT INTO outbox (id, channel, subscription_id, article_url, next_at, created_at) VALUES ('b', 'announcement', 's', 'https://b.example/blog/one', 1, '')`,
    `INSERT INTO audit (at, actor, verified, action) VALUES ('', 'ada', 1, 'export')`,
    `INSERT INTO event (contact_id, at, actor, verified, action, note) VALUES ('id-1', '', 'ada', 1, 'note', 'Rang.')`,
    `UPDATE contact SET status = 'done' WHERE id = 'id-0'`,
    `DELETE FROM contact WHERE id = 'id-4'`,
  ]
  const contacts = worst.map(
    (row) =>
      `INSERT INTO contact (id, reference, name, email, message, search, fingerprint, status,
                            status_at, created_at) VALUES ${row}`,
  )
  const rows = join(root, 'rows.sql')
  writeFileSync(rows, [...contacts, ...lines].map((line) => `${line};\n`).join(''))
  const [first, second] = [join(root, 'first.sql'), join(root, 'second.sql')]
  const original = createProject('original')
  const restored = createProject('restored')

  original('migrations', 'apply', 'DB')
  original('execute', 'DB', '--file', rows)
  original('export', 'DB', '--output', first)
  restored('execute', 'DB', '--file', first)
  restored('export', 'DB', '--output', second)

  const dump = readFileSync(first, 'utf8')
  expect(readFileSync(second, 'utf8')).toBe(dump)
  expect(dump.match(/INSERT INTO "contact" /g)).toHaveLength(worst.length - 1)
  expect(dump).toContain(`VALUES('done',1)`)
  expect(dump.match(/INSERT INTO "(event|erased_count)" /g)).toHaveLength(2)
})
