import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

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
