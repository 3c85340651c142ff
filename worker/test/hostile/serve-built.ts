import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import { unstable_readConfig } from 'wrangler'
import { MIGRATIONS } from '#worker/db/migrations.ts'
import { securityHeaders } from '#worker/middleware/security-headers.ts'
import { PROJECT, runTool } from '#worker/scripts/wrangler.ts'
import { migrationStatements } from '#worker/test/migration-statements.ts'
import { OPERATOR_TOKEN } from '#worker/test/serve-worker.ts'

type RateLimit = { name: string; namespace_id: string; simple: { limit: number; period: number } }

/**
 * The built site and Worker as `wrangler deploy` would ship them, with the limits of wrangler.toml, on
 * a port of loopback that is free: the same runtime as `npm start`, without what wrangler puts before
 * it, and so about twice as fast. The database is empty, and in memory.
 */
export async function serveBuilt() {
  const config = unstable_readConfig({ config: join(PROJECT, 'wrangler.toml') })
  const folder = mkdtempSync(join(tmpdir(), 'lumenfold-hostile-'))
  runTool('wrangler', ['deploy', '--dry-run', '--outdir', folder])
  const contents = readFileSync(join(folder, 'index.js'), 'utf8')
  rmSync(folder, { recursive: true })

  const { html_handling, not_found_handling, run_worker_first } = config.assets ?? {}
  const limits = (config.ratelimits as RateLimit[]).map(({ name, namespace_id, simple }) => [
    name,
    { type: 'rate-limit', namespace: namespace_id, simple },
  ])
  const server = new Miniflare({
    host: '127.0.0.1',
    port: 0,
    cf: false,
    logRequests: false,
    workers: [
      {
        config: {
          name: 'hostile',
          compatibilityDate: config.compatibility_date ?? '',
          manifest: { mainModule: 'index.js', modules: { 'index.js': { type: 'esm', contents } } },
          env: {
            ...Object.fromEntries(limits),
            DB: { type: 'd1', id: 'hostile' },
            ASSETS: { type: 'assets' },
            OPERATOR_TOKEN: { type: 'text', value: OPERATOR_TOKEN },
          },
          assets: {
            directory: join(PROJECT, 'web/dist'),
            hasUserWorker: true,
            htmlHandling: html_handling,
            notFoundHandling: not_found_handling,
            runWorkerFirst: run_worker_first,
          },
        },
      },
    ],
  })
  const { origin } = await server.ready
  const database = (await server.getD1Database('DB')) as unknown as D1Database
  const noted = ['CREATE TABLE d1_migrations (name TEXT)']
  const names = MIGRATIONS.map((name) => `INSERT INTO d1_migrations VALUES ('${name}')`)
  const statements = [...migrationStatements(), ...noted, ...names]
  await database.batch(statements.map((sql) => database.prepare(sql)))
  return { origin, database, policy: Object.keys(securityHeaders()), stop: () => server.dispose() }
}
