import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import type { Unstable_Config } from 'wrangler'

const ROOT = join(import.meta.dirname, '../..')

/**
 * Serves a built site with its own wrangler.toml on a free loopback port, with an empty database, in
 * the environment of playwright.config.ts. The Worker can send mail, which stays on this machine.
 */
export async function serveSite(operatorToken: string, dist: string) {
  // Loaded here, because Playwright's main process loads this file, too, and serves nothing.
  const { createTestHarness, unstable_readConfig } = await import('wrangler')
  const { assets, ...config } = withEmail(
    unstable_readConfig({ config: join(ROOT, 'wrangler.toml') }),
  )
  const secrets = { OPERATOR_TOKEN: operatorToken }
  const server = createTestHarness({
    root: ROOT,
    workers: [{ config: { ...config, assets: { ...assets, directory: dist } }, secrets }],
  })
  const { url } = await server.listen()
  const worker = server.getWorker<{ DB: D1Database }>()
  await worker.applyD1Migrations('DB')
  return { url, worker, stop: () => server.close() }
}

// Without the build, and without its empty list of cron triggers, which the harness does not accept in this form.
function withEmail({ build, triggers, ...config }: Unstable_Config) {
  const [from, to] = ['site@company.example', 'us@company.example']
  return {
    ...config,
    vars: { EMAIL_FROM: from, EMAIL_TO: to },
    send_email: [{ name: 'EMAIL' }],
  }
}
