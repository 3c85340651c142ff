import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeEach } from 'vitest'
import { createTestHarness, unstable_readConfig } from 'wrangler'
import type { Env } from '../env.ts'
import { databaseOf, emptyTables } from './database-helpers.ts'
import { OPERATOR_TOKEN } from './fetch-in-process.ts'

const project = resolve(import.meta.dirname, '../..')

type Vars = Record<string, string>
type FetchInit = NonNullable<Parameters<ReturnType<typeof createTestHarness>['fetch']>[1]>
/** With the bodies of Node, whose types differ from the platform's. */
type Init = Omit<FetchInit, 'body'> & { body?: unknown }

/**
 * The Worker of the real wrangler.toml in workerd, for the tests of one file; files of one Vitest
 * worker that ask for the same vars share it. Each test begins with empty tables. `test/site` stands
 * in for a build of the site.
 */
export async function serveWorkerd(vars: Vars = {}) {
  const { server, ready } = serverWith({ OPERATOR_TOKEN, ...vars })
  const origin = await ready
  const { DB: db } = await server.getWorker<Env>().getEnv()

  beforeEach(async () => {
    server.clearLogs()
    await emptyTables(db)
  })

  return {
    /** Each request comes from another address, unless it names one as `cf-connecting-ip`. */
    fetch(path: string, init: Init = {}) {
      const headers = new Headers(init.headers as HeadersInit)
      if (!headers.has('cf-connecting-ip')) headers.set('cf-connecting-ip', crypto.randomUUID())
      return server.fetch(path, { ...init, headers: Object.fromEntries(headers) } as FetchInit)
    },
    /** Runs the Worker as a cron trigger of wrangler.toml does. */
    runCron: (cron: string) => server.getWorker<Env>().scheduled({ cron }),
    /** Passes it a mail as Email Routing does. */
    email: (mail: { from: string; to: string; raw: string }) => server.getWorker<Env>().email(mail),
    /** Its address. */
    origin,
    logs: () => server.getLogs().map(({ message }) => message),
    ...databaseOf(db),
    /** Does the same as `wrangler d1 migrations apply`. */
    async migrate() {
      await server.getWorker<Env>().applyD1Migrations('DB')
    },
  }
}

const servers = new Map<string, ReturnType<typeof startServer>>()

function serverWith(vars: Vars) {
  const key = JSON.stringify(vars)
  const running = servers.get(key) ?? startServer(vars)
  servers.set(key, running)
  return running
}

function startServer(vars: Vars) {
  // Away from the project, where a .dev.vars would supply another token.
  const root = mkdtempSync(join(tmpdir(), 'lumenfold-worker-'))
  process.once('exit', () => rmSync(root, { recursive: true, force: true }))
  const server = createTestHarness({ root, workers: [{ config: testConfig(vars) }] })
  const ready = server.listen().then(async ({ url }) => {
    await server.getWorker<Env>().applyD1Migrations('DB')
    return url.origin
  })
  return { server, ready }
}

// The deployed configuration without its build command (a build of the whole site before every run) and
// without its empty list of cron triggers (which the harness does not accept in this form).
function testConfig(vars: Vars) {
  const { build, triggers, ...config } = unstable_readConfig({
    config: join(project, 'wrangler.toml'),
  })
  return {
    ...config,
    vars,
    assets: { ...config.assets, directory: join(project, 'worker/test/site') },
    d1_databases: config.d1_databases.map((database: { migrations_dir?: string }) => ({
      ...database,
      migrations_dir: join(project, database.migrations_dir ?? ''),
    })),
  }
}
