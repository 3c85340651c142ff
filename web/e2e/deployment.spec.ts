import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { pages } from './pages.ts'

const ROOT = join(import.meta.dirname, '../..')
const WRANGLER = join(ROOT, 'node_modules/.bin/wrangler')
const PORT = 8791
const SITE = `http://localhost:${PORT}`

test('a dry run of the deployment holds every page and the Worker', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lumenfold-deploy-'))

  const said = execFileSync(WRANGLER, ['deploy', '--dry-run', '--outdir', folder], {
    cwd: ROOT,
    env: { ...process.env, WRANGLER_LOG: 'log' },
    encoding: 'utf8',
  })

  expect(readdirSync(folder)).toContain('index.js')
  const files = Number(/Read (\d+) files from the assets directory/.exec(said)?.[1])
  expect(files).toBeGreaterThan(pages.length)
  expect(said).toContain('env.DB')
  rmSync(folder, { recursive: true })
})

test('under Cloudflare Pages the home page and an enquiry work', async ({ request }) => {
  test.setTimeout(60_000)
  const state = mkdtempSync(join(tmpdir(), 'lumenfold-pages-'))
  const migrate = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state]
  execFileSync(WRANGLER, migrate, { cwd: ROOT, env: { ...process.env, CI: '1' } })
  const configs = ['-c', 'wrangler.toml', '-c', '../wrangler.toml']
  const options = ['--cwd', 'web', ...configs, '--port', String(PORT), '--persist-to', state]
  const server = spawn(WRANGLER, ['pages', 'dev', ...options], { cwd: ROOT, stdio: 'ignore' })

  try {
    await expect
      .poll(
        () =>
          request.get(SITE).then(
            (answer) => answer.status(),
            () => 0,
          ),
        { timeout: 40_000 },
      )
      .toBe(200)
    const enquiry = await request.post(`${SITE}/api/contact`, {
      headers: { origin: SITE },
      data: { name: 'Ada', email: 'ada@prospect.example', message: 'Through Pages.' },
    })

    expect(enquiry.status()).toBe(201)
    expect(await enquiry.json()).toHaveProperty('reference')
    expect((await request.get(`${SITE}/api/contacts`)).status()).toBe(401)
  } finally {
    server.kill('SIGTERM')
    await new Promise((resolve) => server.once('exit', resolve))
    rmSync(state, { recursive: true })
  }
})
