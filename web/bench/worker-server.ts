import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import { unstable_readConfig } from 'wrangler'
import { PROJECT, runTool } from '../../worker/scripts/wrangler.ts'

export const OPERATOR_TOKEN = 'a-token-for-the-benchmark-only'

/** The script that a deploy would upload. */
export function bundleWorker(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lumenfold-bundle-'))
  try {
    runTool('wrangler', ['deploy', '--dry-run', '--outdir', folder])
    return readFileSync(join(folder, 'index.js'), 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Runs a script in workerd with an empty database of these tables, limits of rate out of the way. */
export async function serveScript(script: string, tables: string[]) {
  const { compatibility_date: compatibilityDate = '' } = unstable_readConfig({
    config: join(PROJECT, 'wrangler.toml'),
  })
  const limit = { type: 'rate-limit', simple: { limit: 1_000_000, period: 60 } } as const
  const modules = { 'index.js': { type: 'esm', contents: script } } as const
  const server = new Miniflare({
    host: '127.0.0.1',
    port: 0,
    cf: false,
    logRequests: false,
    workers: [
      {
        config: {
          name: 'bench',
          compatibilityDate,
          manifest: { mainModule: 'index.js', modules },
          env: {
            DB: { type: 'd1', id: 'bench' },
            FORM_LIMIT: { ...limit, namespace: '1' },
            OPERATOR_LIMIT: { ...limit, namespace: '3' },
            OPERATOR_TOKEN: { type: 'text', value: OPERATOR_TOKEN },
          },
        },
      },
    ],
  })
  const { origin } = await server.ready
  const database = await server.getD1Database('DB')
  await database.batch(tables.map((sql) => database.prepare(sql)))
  return { origin, database, stop: () => server.dispose() }
}
