import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createTestHarness, unstable_readConfig } from 'wrangler'
import type { Env } from '../env.ts'

export const OPERATOR_TOKEN = 'correct-horse-battery-staple'

const project = resolve(import.meta.dirname, '../..')

const TABLES = ['contact', 'subscription', 'audit']

type Options = {
  vars?: Record<string, string>
  /** Static files by name; they stand in for a build of the site. */
  assets?: Record<string, string>
}

/**
 * Runs the Worker of the real wrangler.toml in workerd for the tests of one file. Each test begins
 * with empty tables.
 */
export function serveWorker({ vars = { OPERATOR_TOKEN }, assets = {} }: Options = {}) {
  // Away from the project, where a .dev.vars would supply another token.
  const root = mkdtempSync(join(tmpdir(), 'lumenfold-worker-'))
  const server = createTestHarness({ root, workers: [{ config: testConfig(root, vars) }] })
  const database = async () => (await server.getWorker<Env>().getEnv()).DB

  beforeAll(async () => {
    for (const [name, content] of Object.entries({ '404.html': 'Not found', ...assets })) {
      mkdirSync(dirname(join(root, name)), { recursive: true })
      writeFileSync(join(root, name), content)
    }
    await server.listen()
    await server.getWorker<Env>().applyD1Migrations('DB')
  })
  beforeEach(async () => {
    server.clearLogs()
    const db = await database()
    for (const table of TABLES) await db.exec(`DELETE FROM ${table}`)
  })
  afterAll(async () => {
    await server.close()
    rmSync(root, { recursive: true })
  })

  return {
    /** Each request comes from an address of its own, unless it names one as `cf-connecting-ip`. */
    fetch(path: string, init: Parameters<typeof server.fetch>[1] = {}) {
      const headers = new Headers(init.headers as HeadersInit)
      if (!headers.has('cf-connecting-ip')) headers.set('cf-connecting-ip', crypto.randomUUID())
      return server.fetch(path, { ...init, headers: Object.fromEntries(headers) })
    },
    /** Runs the Worker as a cron trigger of wrangler.toml does. */
    runCron: (cron: string) => server.getWorker<Env>().scheduled({ cron }),
    logs: () => server.getLogs().map(({ message }) => message),
    database,
    async countContacts() {
      return (await database()).prepare('SELECT count(*) FROM contact').first<number>('count(*)')
    },
    /** Runs `action` while every query of the Worker fails. */
    async withoutStorage<T>(action: () => Promise<T>): Promise<T> {
      const db = await database()
      for (const table of TABLES) await db.exec(`ALTER TABLE ${table} RENAME TO ${table}_away`)
      try {
        return await action()
      } finally {
        for (const table of TABLES) await db.exec(`ALTER TABLE ${table}_away RENAME TO ${table}`)
      }
    },
  }
}

// What ships, less its build command (a build of the whole site before every file of tests) and
// its empty list of cron triggers (as read, the harness does not take it back).
function testConfig(root: string, vars: Record<string, string>) {
  const { build, triggers, ...config } = unstable_readConfig({
    config: join(project, 'wrangler.toml'),
  })
  return {
    ...config,
    vars,
    assets: { ...config.assets, directory: root },
    d1_databases: config.d1_databases.map((database: { migrations_dir?: string }) => ({
      ...database,
      migrations_dir: join(project, database.migrations_dir ?? ''),
    })),
  }
}
