import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'

/** The build command of wrangler.toml, with a `vite` that records its environment. */
test('a build has no credentials of the account in its environment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lumenfold-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const seen = join(folder, 'seen')
  writeFileSync(join(folder, 'vite'), '#!/bin/sh\nenv > "$SEEN"\n', { mode: 0o755 })
  const secrets = ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_API_KEY', 'CF_API_TOKEN', 'CF_API_KEY']

  execFileSync(process.execPath, [join(import.meta.dirname, 'build-for-wrangler.ts')], {
    env: {
      PATH: `${folder}${delimiter}${process.env.PATH}`,
      SEEN: seen,
      ...Object.fromEntries(secrets.map((name) => [name, 'a canary'])),
    },
  })

  const environment = readFileSync(seen, 'utf8')
  expect(environment).toContain('SITE_BUILT=1')
  expect(environment).not.toContain('a canary')
})

test('a server on the network shows nobody its database, and ends with the shell that npm started it in', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lumenfold-serve-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [running, ended] = [join(folder, 'running'), join(folder, 'ended')]
  const server = `#!/bin/sh\ntrap 'touch ${ended}; exit' TERM\nenv > ${running}\nsleep 50 & wait\n`
  writeFileSync(join(folder, 'wrangler'), server, { mode: 0o755 })
  const script = `import('${import.meta.dirname}/wrangler.ts').then((all) => all.serve({ port: 0, host: '0.0.0.0' }))`

  const shell = spawn('sh', ['-c', '"$NODE" -e "$SCRIPT"; exit'], {
    detached: true,
    env: {
      PATH: `${folder}${delimiter}${process.env.PATH}`,
      NODE: process.execPath,
      SCRIPT: script,
      npm_lifecycle_event: 'start',
    },
  })
  onTestFinished(() => void process.kill(-(shell.pid as number), 'SIGKILL'))
  await vi.waitUntil(() => existsSync(running) && readFileSync(running, 'utf8'), 60_000)
  expect(readFileSync(running, 'utf8')).toContain('X_LOCAL_EXPLORER=false')
  shell.kill('SIGTERM')

  await vi.waitUntil(() => existsSync(ended), 60_000)
})
