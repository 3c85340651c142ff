import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { createTestHarness, unstable_readConfig } from 'wrangler'

const ROOT = join(import.meta.dirname, '../..')

/**
 * Serves the built site with its own wrangler.toml on a free loopback port, with an empty database, in
 * the environment of playwright.config.ts.
 * @param hasEmail whether the Worker can send mail, which stays on this machine
 */
export async function serveSite(operatorToken: string, hasEmail = false) {
  const secrets = { OPERATOR_TOKEN: operatorToken }
  const server = createTestHarness({
    root: ROOT,
    workers: [
      hasEmail
        ? { config: configWithEmail(), secrets }
        : { configPath: './wrangler.toml', secrets },
    ],
  })
  const { url } = await server.listen()
  const worker = server.getWorker<{ DB: D1Database }>()
  await worker.applyD1Migrations('DB')
  return { url, worker, stop: () => server.close() }
}

// Without the build, and without its empty list of cron triggers, which the harness does not accept in this form.
function configWithEmail() {
  const { build, triggers, ...config } = unstable_readConfig({
    config: join(ROOT, 'wrangler.toml'),
  })
  const [from, to] = ['site@company.example', 'us@company.example']
  return {
    ...config,
    vars: { EMAIL_FROM: from, EMAIL_TO: to },
    send_email: [{ name: 'EMAIL' }],
  }
}
