import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { freePort } from './free-port.ts'
import { NIGHT } from './nightly.ts'

const ROOT = join(import.meta.dirname, '../..')
const WRANGLER = join(ROOT, 'node_modules/.bin/wrangler')
const run = promisify(execFile)

// At night only: twenty seconds, for a host that the project does not deploy to.
test('the home page and an enquiry work on Cloudflare Pages', { tag: NIGHT }, async ({
  request,
}) => {
  test.slow()
  const state = mkdtempSync(join(tmpdir(), 'lumenfold-pages-'))
  const site = `http://localhost:${await freePort()}`
  const configs = ['-c', 'wrangler.toml', '-c', '../wrangler.toml']
  const options = ['--cwd', 'web', ...configs, '--port', new URL(site).port, '--persist-to', state]
  const server = spawn(WRANGLER, ['pages', 'dev', ...options], { cwd: ROOT, stdio: 'ignore' })
  const migrate = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state]
  const migrated = run(WRANGLER, migrate, { cwd: ROOT, env: { ...process.env, CI: '1' } })

  try {
    const home = () =>
      request.get(site).then(
        (answer) => answer.status(),
        () => 0,
      )
    await expect.poll(home).toBe(200)
    await migrated
    const enquiry = await request.post(`${site}/api/contact`, {
      headers: { origin: site },
      data: { name: 'Ada', email: 'ada@prospect.example', message: 'Through Pages.' },
    })

    expect(enquiry.status()).toBe(201)
    expect(await enquiry.json()).toHaveProperty('reference')
    expect((await request.get(`${site}/api/contacts`)).status()).toBe(401)
  } finally {
    const isRunning = server.kill('SIGTERM')
    if (isRunning) await new Promise((resolve) => server.once('exit', resolve))
    rmSync(state, { recursive: true })
  }
})
