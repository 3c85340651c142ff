import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const OLD = 'correct-horse-battery-staple'

// Keeps secrets as Cloudflare does, notes what anybody could see of it.
const WRANGLER = `#!/usr/bin/env node
const { appendFileSync, readFileSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const kept = join(__dirname, 'secrets.json')
const secrets = JSON.parse(readFileSync(kept, 'utf8'))
const command = process.argv.slice(2).join(' ')
appendFileSync(join(__dirname, 'seen'), command + ' ' + JSON.stringify(process.env) + '\\n')
if (command === 'secret list') {
  console.log(JSON.stringify(Object.keys(secrets).map((name) => ({ name, type: 'secret_text' }))))
} else if (command === 'secret bulk') {
  Object.assign(secrets, JSON.parse(readFileSync(0, 'utf8')))
  for (const name in secrets) if (secrets[name] === null) delete secrets[name]
  writeFileSync(kept, JSON.stringify(secrets))
} else throw new Error('Unknown command')
`

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lumenfold-rotation-'))
  writeFileSync(join(folder, 'wrangler'), WRANGLER)
  chmodSync(join(folder, 'wrangler'), 0o755)
  writeFileSync(
    join(folder, 'secrets.json'),
    JSON.stringify({ OPERATOR_TOKEN: OLD, OTHER: 'kept' }),
  )
})
afterEach(() => rmSync(folder, { recursive: true }))

function rotate(options: string[], input = '') {
  const PATH = [folder, process.env.PATH].join(delimiter)
  return spawnSync(process.execPath, [join(import.meta.dirname, 'rotate-token.ts'), ...options], {
    env: { ...process.env, PATH },
    input,
    encoding: 'utf8',
  })
}

const secrets = () => JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))
const seen = () => readFileSync(join(folder, 'seen'), 'utf8')
const tokenIn = (text: string) => /(?<=token: {2})[\w-]{43}$/m.exec(text)?.[0] ?? ''

test('rotates the token of the deployed Worker, prints it once, and shows it to nobody else', () => {
  const first = rotate([])
  const token = tokenIn(first.stdout)
  expect(secrets()).toEqual({ OPERATOR_TOKEN: OLD, OPERATOR_TOKEN_NEXT: token, OTHER: 'kept' })

  const second = rotate(['--finish'], `${token}\n`)
  expect(second.status).toBe(0)
  expect(secrets()).toEqual({ OPERATOR_TOKEN: token, OTHER: 'kept' })

  expect(token).toHaveLength(43)
  expect(first.stdout.split(token)).toHaveLength(2)
  expect(first.stderr + second.stdout + second.stderr).not.toContain(token)
  expect(seen()).toContain('secret bulk')
  expect(seen()).not.toContain(token)
})

test('says what is wrong, and prints no token then', () => {
  writeFileSync(join(folder, 'wrangler'), '#!/bin/sh\necho "Not signed in" >&2; exit 1\n')

  const { status, stdout, stderr } = rotate([])

  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toContain('"wrangler secret list" failed.\nNot signed in')
  expect(rotate(['--finnish']).stderr).toContain('--finnish')
})
