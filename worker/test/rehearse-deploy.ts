import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { PROJECT } from '../scripts/wrangler.ts'
import type { Modules } from './built-worker.ts'
import { fakePlatform } from './fake-platform.ts'

const PLATFORM_TOKEN = 'a-token-of-the-platform'
export const MIGRATIONS = readdirSync(join(import.meta.dirname, '../db/migrations')).sort()

const config = join(import.meta.dirname, '../../wrangler.toml')
export const DATABASE = unstable_readConfig({ config }).d1_databases[0]?.database_name ?? ''

/**
 * `npm run deploy`, or `npx wrangler deploy`, of the built site against a separate fake platform, with
 * nobody at the terminal.
 */
export async function rehearseDeploy() {
  const platform = await fakePlatform()
  onTestFinished(() => {
    platform.close()
  })
  const script = join(import.meta.dirname, '../scripts/deploy.ts')
  const own = [process.execPath, script, '--address', platform.url]
  return {
    platform,
    deploy: () => deploy(platform, own),
    deployByWrangler: () => deploy(platform, ['wrangler', 'deploy']),
  }
}

/** The exit code, the whole output, and the steps on the platform, in order, each once. */
async function deploy(platform: Awaited<ReturnType<typeof fakePlatform>>, command: string[]) {
  platform.calls.length = 0
  const [program = '', ...options] = command
  const child = spawn(program, options, {
    cwd: PROJECT,
    env: {
      ...process.env,
      SITE_BUILT: '1',
      CLOUDFLARE_API_BASE_URL: `${platform.url}/client/v4`,
      CLOUDFLARE_API_TOKEN: PLATFORM_TOKEN,
      CLOUDFLARE_ACCOUNT_ID: 'account',
      CI: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
    })
  }
  const code = await new Promise((resolve) => child.on('close', resolve))
  const steps = platform.calls.map(({ call, body }) => stepOf(call, body)).filter(Boolean)
  const done = steps.filter((step, n) => step !== steps[n - 1])
  return { code, said, done, leaks: said.includes(PLATFORM_TOKEN) }
}

/** The modules of the latest uploaded Worker, in Miniflare's format. */
export async function uploadedModules({ calls }: Awaited<ReturnType<typeof fakePlatform>>) {
  const upload = calls.findLast(({ call, body }) => stepOf(call, body) === 'Worker')?.body ?? ''
  const boundary = upload.slice(2, upload.indexOf('\r\n'))
  const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` }
  const form = await new Response(Buffer.from(upload, 'latin1'), { headers }).formData()
  const modules: Modules = {}
  for (const [name, part] of form) if (part instanceof File) modules[name] = await part.text()
  return modules
}

function stepOf(call: string, body: string): string | undefined {
  if (call === 'POST /d1/database') return 'database'
  if (call === 'POST /workers/assets/upload') return 'pages'
  if (/^PUT \/workers\/scripts\/[\w-]+$|\/versions$/.test(call)) return 'Worker'
  return MIGRATIONS.find((name) => body.includes(`values ('${name}')`))
}
