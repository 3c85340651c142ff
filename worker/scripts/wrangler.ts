import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { freePort, type Listener } from './port.ts'

/** The project's root: every tool runs there. */
export const PROJECT = join(import.meta.dirname, '../..')

const ENVIRONMENT = {
  ...process.env,
  LUMENFOLD_BUILT: '1',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  // Nothing here needs the platform's description of the visitor, and it would be fetched.
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  // A trace of every request on disk helps nobody.
  X_LOCAL_OBSERVABILITY: 'false',
}

/** What wrangler is let in with; code of a hundred packages runs in a build, and needs none of it. */
const OF_THE_PLATFORM = /^(?:CLOUDFLARE|CF)_/

/** The environment, for a tool that does not talk to the platform: without what opens it. */
function withoutCredentials(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !OF_THE_PLATFORM.test(name)))
}

/** What wrangler says without a login; what the platform says to a token that is none, or may not. */
const UNKNOWN_CALLER =
  /set a CLOUDFLARE_API_TOKEN|auth token has expired|Authentication error|\[code: (6003|9109)\]/i

/**
 * Runs one of the project's tools to its end, asking nothing. Returns what it printed. What lets somebody
 * into the account, such as CLOUDFLARE_API_TOKEN, reaches wrangler alone.
 * @throws {Error} with all that the tool said, when it fails
 */
export function runTool(tool: 'vite' | 'wrangler', options: string[], env = {}): string {
  const whole = { ...ENVIRONMENT, CI: '1', WRANGLER_LOG: 'log', ...env }
  const { status, stdout, stderr } = spawnSync(tool, options, {
    cwd: PROJECT,
    env: tool === 'wrangler' ? whole : withoutCredentials(whole),
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY, // A restore answers each of its rows.
    shell: process.platform === 'win32',
  })
  if (status === 0) return stdout
  const command = `${tool} ${options.join(' ')}`
  if (UNKNOWN_CALLER.test(stdout + stderr)) {
    throw new Error(
      `Cloudflare does not let you run "${command}": run "npx wrangler login", or set CLOUDFLARE_API_TOKEN to a token that may.`,
    )
  }
  throw new Error(`"${command}" failed.\n${stdout}${stderr}`)
}

/** Builds the pages into web/dist. */
export function buildPages(): void {
  runTool('vite', ['build', 'web', '--app', '--logLevel', 'warn'])
}

/**
 * Brings the local database up to date. What it holds stays.
 * @throws {Error} naming what to delete, when it was made before the migrations were written anew
 */
export function migrateDatabase(): void {
  try {
    runTool('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local'])
  } catch (error) {
    if (!/already exists/.test(String(error))) throw error
    throw new Error(
      'The local database has an earlier layout: delete the folder .wrangler/state/v3/d1 and start again. The enquiries in it are lost.',
    )
  }
}

/**
 * Serves what `wrangler deploy` would ship, with the local database, until this process is told to
 * stop. When the server ends by itself, so does this process, with its exit code.
 */
export async function serve({ port, host }: Listener): Promise<void> {
  const options = ['dev', '--port', String(port), '--show-interactive-dev-session=false']
  const inspector = ['--inspector-port', String(await freePort())]
  const ip = host ? ['--ip', host] : []
  const server = spawn('wrangler', [...options, ...inspector, ...ip, '--log-level', 'warn'], {
    cwd: PROJECT,
    // Two clones are two Workers of one name.
    env: { ...ENVIRONMENT, WRANGLER_REGISTRY_PATH: join(PROJECT, '.wrangler/registry') },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => server.kill('SIGTERM'))
  }
  server.on('exit', (code) => process.exit(code ?? 0))
}

/** Resolves when the server at this address answers. */
export async function whenReady(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(2000) }).catch(() => null)
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
