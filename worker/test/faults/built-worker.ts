import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MiniflareOptions } from 'miniflare'
import { unstable_readConfig } from 'wrangler'
import { MIGRATIONS } from '#worker/db/migrations.ts'
import { PROJECT, runTool } from '#worker/scripts/wrangler.ts'

type WorkerOptions = MiniflareOptions['workers'][number]
type Limit = { name: string; namespace_id: string; simple: { limit: number; period: 10 | 60 } }

/** What `wrangler deploy` would upload of this tree, or of another one. */
export function bundleWorker(tree = PROJECT): string {
  return inFolder((folder) => {
    const config = join(tree, 'wrangler.toml')
    runTool('wrangler', ['deploy', '--dry-run', '--config', config, '--outdir', folder])
    return readFileSync(join(folder, 'index.js'), 'utf8')
  })
}

/**
 * The same of the commit before the newest migration came, with the modules of today; undefined
 * where git does not hold that commit, as in a shallow clone.
 */
export function bundleBeforeNewestMigration(): string | undefined {
  const git = (...options: string[]) =>
    execFileSync('git', options, { cwd: PROJECT, encoding: 'utf8', stdio: 'pipe' }).trim()
  return inFolder((folder) => {
    const tar = join(folder, 'tree.tar')
    const newest = `worker/db/migrations/${MIGRATIONS.at(-1)}`
    try {
      const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', newest)
      git('archive', '--output', tar, `${added}^`)
    } catch {
      return undefined
    }
    execFileSync('tar', ['-xf', tar, '-C', folder])
    symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'), 'junction')
    mkdirSync(join(folder, 'web/dist'), { recursive: true })
    return bundleWorker(folder)
  })
}

/** The bundle as Miniflare serves it: database, limits and date as wrangler.toml has them. */
export function builtWorker(
  name: string,
  contents: string,
  vars: Record<string, string>,
): WorkerOptions {
  const config = unstable_readConfig({ config: join(PROJECT, 'wrangler.toml') })
  const texts = Object.entries(vars).map(([key, value]) => [key, { type: 'text', value } as const])
  const limits = (config.ratelimits as Limit[]).map(({ name, namespace_id, simple }) => [
    name,
    { type: 'rate-limit', namespace: namespace_id, simple } as const,
  ])
  return {
    config: {
      name,
      compatibilityDate: config.compatibility_date ?? '',
      manifest: { mainModule: 'index.js', modules: { 'index.js': { type: 'esm', contents } } },
      env: {
        DB: { type: 'd1', id: 'lumenfold' },
        ...Object.fromEntries(limits),
        ...Object.fromEntries(texts),
      },
    },
  }
}

/** On loopback at a free port, and asking nobody anything. */
export const quietly = {
  host: '127.0.0.1',
  port: 0,
  cf: false,
  logRequests: false,
  enableDevRegistry: false,
} as const

function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'lumenfold-built-'))
  try {
    return work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
