import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { settings } from '../settings.ts'
import { printUrlsAndPassword } from './command-line.ts'

/** A clone, in a folder with a space, whose one tool is a given program; and a file that it can write. */
function clone(tool: 'vite' | 'wrangler', program: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lumenfold clone-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const scripts = join(folder, 'worker/scripts')
  cpSync(import.meta.dirname, scripts, { recursive: true })
  const installed = join(folder, 'node_modules', tool)
  mkdirSync(join(installed, 'bin'), { recursive: true })
  writeFileSync(join(installed, 'bin', `${tool}.js`), program)
  return { scripts, seen: join(folder, 'seen'), ended: join(folder, 'ended') }
}

const RECORD = "require('node:fs').writeFileSync(process.env.SEEN, JSON.stringify(process.env))"

test('a start names an operator who may sign in', () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {})
  const { operators } = settings
  Object.assign(settings, { operators: ['mara'] })
  printUrlsAndPassword({ port: 1, host: undefined }, 'token')
  Object.assign(settings, { operators })
  expect(print.mock.lastCall?.[0]).toMatch(/name +mara\n/)
})

/** The build command of wrangler.toml. The shell of Windows would cut an option at a space or a line break. */
test('a build has no credentials of the account in its environment, and needs no shell on Windows', () => {
  const as = "data:text/javascript,Object.defineProperty(process,'platform',{value:'win32'})"
  const { scripts, seen } = clone('vite', RECORD)
  const secrets = ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_API_KEY', 'CF_API_TOKEN', 'CF_API_KEY']

  execFileSync(process.execPath, [join(scripts, 'build-for-wrangler.ts')], {
    env: {
      NODE_OPTIONS: `--import=${as}`,
      SEEN: seen,
      ...Object.fromEntries(secrets.map((name) => [name, 'a canary'])),
    },
  })

  const environment = readFileSync(seen, 'utf8')
  expect(environment).toContain('"SITE_BUILT":"1"')
  expect(environment).not.toContain('a canary')
})

test('a server on the network shows nobody its database, and ends with the shell that npm started it in', async () => {
  const { scripts, seen, ended } = clone(
    'wrangler',
    `process.on('SIGTERM', () => process.exit(require('node:fs').writeFileSync(process.env.ENDED, '')))
     setInterval(() => {}, 1000)
     ${RECORD}`,
  )
  const script = `import(${JSON.stringify(join(scripts, 'run-vite-and-wrangler.ts'))}).then((all) => all.serveSite({ port: 0, host: '0.0.0.0' }))`

  const shell = spawn('sh', ['-c', '"$NODE" -e "$SCRIPT"; exit'], {
    detached: true,
    env: {
      PATH: process.env.PATH,
      NODE: process.execPath,
      SCRIPT: script,
      SEEN: seen,
      ENDED: ended,
      npm_lifecycle_event: 'start',
    },
  })
  onTestFinished(() => void process.kill(-(shell.pid as number), 'SIGKILL'))
  await vi.waitUntil(() => existsSync(seen) && readFileSync(seen, 'utf8'), 60_000)
  expect(readFileSync(seen, 'utf8')).toContain('"X_LOCAL_EXPLORER":"false"')
  shell.kill('SIGTERM')

  await vi.waitUntil(() => existsSync(ended), 60_000)
})
