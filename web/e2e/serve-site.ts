import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { createTestHarness } from 'wrangler'

/**
 * Serves the built site with its own wrangler.toml on a free loopback port, with an empty database, in
 * the environment of playwright.config.ts.
 */
export async function serveSite(operatorToken: string) {
  const server = createTestHarness({
    root: join(import.meta.dirname, '../..'),
    workers: [{ configPath: './wrangler.toml', secrets: { OPERATOR_TOKEN: operatorToken } }],
  })
  const { url } = await server.listen()
  const worker = server.getWorker<{ DB: D1Database }>()
  await worker.applyD1Migrations('DB')
  return { url, worker, stop: () => server.close() }
}
