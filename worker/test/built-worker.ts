import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { Miniflare, type MiniflareOptions } from 'miniflare'
import { unstable_readConfig } from 'wrangler'
import { PROJECT_FOLDER, runTool } from '../scripts/run-vite-and-wrangler.ts'

type WorkerOptions = MiniflareOptions['workers'][number]
type Limit = { name: string; namespace_id: string; simple: { limit: number; period: 10 | 60 } }

/** The modules of a Worker by name; all but JavaScript are texts. */
type Modules = Record<string, string>

/** The modules that `wrangler deploy` would upload. Needs no built pages. */
export function bundleWorker(): Modules {
  const folder = mkdtempSync(join(tmpdir(), 'lumenfold-bundle-'))
  try {
    const config = join(PROJECT_FOLDER, 'wrangler.toml')
    const pages = ['--assets', folder]
    runTool('wrangler', ['deploy', '--dry-run', '--config', config, '--outdir', folder, ...pages])
    const names = globSync('*.{js,sql}', { cwd: folder })
    return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type BuiltOptions = {
  vars?: Record<string, string>
  /** Whether it has the built site, too. */
  site?: boolean
  /** Requests a minute, in place of the limits of wrangler.toml. */
  limit?: number
}

/** A bundle as Miniflare serves it: database, assets, limits and date as wrangler.toml has them. */
function builtWorker(
  name: string,
  script: string | Modules,
  { vars = {}, site = false, limit }: BuiltOptions = {},
): WorkerOptions {
  const config = unstable_readConfig({ config: join(PROJECT_FOLDER, 'wrangler.toml') })
  const { html_handling, not_found_handling, run_worker_first } = config.assets ?? {}
  const modules = Object.entries(typeof script === 'string' ? { 'index.js': script } : script).map(
    ([file, contents]) =>
      [file, { type: file.endsWith('.js') ? 'esm' : 'text', contents } as const] as const,
  )
  const texts = Object.entries(vars).map(([key, value]) => [key, { type: 'text', value } as const])
  const limits = (config.ratelimits as Limit[]).map(({ name, namespace_id, simple }) => [
    name,
    {
      type: 'rate-limit',
      namespace: namespace_id,
      simple: limit === undefined ? simple : { limit, period: 60 },
    } as const,
  ])
  return {
    config: {
      name,
      compatibilityDate: config.compatibility_date ?? '',
      manifest: { mainModule: 'index.js', modules: Object.fromEntries(modules) },
      env: {
        DB: { type: 'd1', id: 'lumenfold' },
        ...(site && { ASSETS: { type: 'assets' } }),
        ...Object.fromEntries(limits),
        ...Object.fromEntries(texts),
      },
      ...(site && {
        assets: {
          directory: join(PROJECT_FOLDER, 'web/dist'),
          hasUserWorker: true,
          htmlHandling: html_handling,
          notFoundHandling: not_found_handling,
          runWorkerFirst: run_worker_first,
        },
      }),
    },
  }
}

/** On loopback at a free port, without outside requests and without the Worker's log. */
const quietly = {
  host: '127.0.0.1',
  port: 0,
  cf: false,
  logRequests: false,
  enableDevRegistry: false,
  handleStructuredLogs() {},
} as const

/**
 * A bundle, or a script, on a database in memory without tables: the same runtime as `npm start`, without
 * wrangler's proxy, and so about twice as fast. It runs until it is stopped.
 */
export async function startBuiltWorker(script: Modules | string, options: BuiltOptions = {}) {
  const server = new Miniflare({ ...quietly, workers: [builtWorker('built', script, options)] })
  const { origin } = await server.ready
  const database = (await server.getD1Database('DB')) as unknown as D1Database
  return { origin, database, stop: () => server.dispose() }
}
