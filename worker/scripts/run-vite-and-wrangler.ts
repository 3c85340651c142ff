import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Listener } from './command-line.ts'

/** The process that started this one; with npm, its shell. */
const PARENT = process.ppid
const PARENT_CHECK_MS = 500

/** The project's root: every tool runs there. */
export const PROJECT_FOLDER = join(import.meta.dirname, '../..')

const ENVIRONMENT = {
  ...process.env,
  SITE_BUILT: '1',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  // Otherwise wrangler fetches sample data about the visitor, which nothing here needs.
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  // Otherwise wrangler writes a trace of every request to the disk.
  X_LOCAL_OBSERVABILITY: 'false',
}

/**
 * wrangler's credentials. A build needs none of them, so none gets into a log or a page by accident. Its hundred
 * packages could still read them from the process that started it: GitHub Actions builds in a job without them.
 */
const OF_THE_PLATFORM = /^(?:CLOUDFLARE|CF)_/

type Tool = 'vite' | 'wrangler'

/** Node's parameters for a tool. Without a shell, which Windows needs for `wrangler.cmd`, every option arrives whole. */
function commandOf(tool: Tool, options: string[]): string[] {
  return [join(PROJECT_FOLDER, 'node_modules', tool, 'bin', `${tool}.js`), ...options]
}

/**
 * Runs one of the project's tools to its end, without prompts. Returns its output. Only wrangler
 * has credentials of the account, such as CLOUDFLARE_API_TOKEN, in its environment.
 * @throws {Error} with the tool's whole output, when it fails
 */
export function runTool(tool: Tool, options: string[]): string {
  const env = Object.entries({ ...ENVIRONMENT, CI: '1', WRANGLER_LOG: 'log' })
  const passed = env.filter(([name]) => tool === 'wrangler' || !OF_THE_PLATFORM.test(name))
  const { status, stdout, stderr } = spawnSync(process.execPath, commandOf(tool, options), {
    cwd: PROJECT_FOLDER,
    env: Object.fromEntries(passed),
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY, // A restore prints a result for each row.
  })
  if (status === 0) return stdout
  throw new Error(`"${tool} ${options.join(' ')}" failed.\n${stdout}${stderr}`)
}

/** Builds the pages into web/dist. */
export function buildPages(): void {
  runTool('vite', ['build', 'web', '--app', '--logLevel', 'warn'])
}

/**
 * Serves the same files as `wrangler deploy` uploads, with the local database, until this process, or npm's
 * shell around it, is stopped. When the server ends, as it does if the port is taken, this process ends with its exit
 * code. Resolves to its port when it listens; port 0 is a free one.
 */
export async function serveSite({ port, host }: Listener): Promise<number> {
  const dev = ['dev', '--port', String(port), '--show-interactive-dev-session=false']
  const ip = host ? ['--ip', host] : []
  // It shows and changes the database without a password; all that it asks for is the host name of this machine.
  const explorer = host ? { X_LOCAL_EXPLORER: 'false' } : {}
  const options = [...dev, ...ip, '--log-level', 'warn']
  const server = spawn(process.execPath, commandOf('wrangler', options), {
    cwd: PROJECT_FOLDER,
    // Two clones of the project would register two Workers with the same name.
    env: {
      ...ENVIRONMENT,
      ...explorer,
      WRANGLER_REGISTRY_PATH: join(PROJECT_FOLDER, '.wrangler/registry'),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => server.kill('SIGTERM'))
  }
  process.on('exit', () => server.kill('SIGTERM'))
  // npm passes SIGTERM to its shell only, and dash ends without passing it on.
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid !== PARENT && process.exit(), PARENT_CHECK_MS).unref()
  }
  server.on('exit', (code) => process.exit(code ?? 0))
  const [ready] = await once(server, 'message')
  return JSON.parse(ready).port
}
