import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { Miniflare } from 'miniflare'
import { type BuiltOptions, builtWorker, type Modules, quietly } from '../built-worker.ts'

/**
 * A bundle, or a script, on a database in memory without tables: the same runtime as `npm start`, without
 * wrangler's proxy, and so about twice as fast. It runs until it is stopped.
 */
export async function startBuilt(script: Modules | string, options: BuiltOptions = {}) {
  const server = new Miniflare({ ...quietly, workers: [builtWorker('built', script, options)] })
  const { origin } = await server.ready
  const database = (await server.getD1Database('DB')) as unknown as D1Database
  return { origin, database, stop: () => server.dispose() }
}

/**
 * The same in a separate process with a database on the disk, so that a test can kill it, like a failing
 * machine, and restart it with the remaining data.
 */
export function killableWorker(script: Modules, vars: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'lumenfold-killable-'))
  const options = {
    ...quietly,
    workers: [builtWorker('killable', script, { vars })],
    resourcePersistencePath: join(folder, 'state'),
  }
  writeFileSync(join(folder, 'options.json'), JSON.stringify(options))
  let running = start(folder)
  return {
    /** Its address, after the restart. */
    origin: async () => (await running).origin,
    async killAndRestart() {
      kill((await running).child)
      running = start(folder)
    },
    /** Ends it finally, and serves its remaining data in this process. */
    async openLeft() {
      kill((await running).child)
      return new Miniflare(options)
    },
    async remove() {
      kill((await running).child)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function start(folder: string) {
  // A separate process group, because the runtime would survive its parent.
  const child = fork(join(import.meta.dirname, 'worker-process.ts'), [folder], { detached: true })
  const died = once(child, 'exit').then(() => {
    throw new Error('The Worker did not start.')
  })
  const [origin] = (await Promise.race([once(child, 'message'), died])) as [string]
  return { child, origin }
}

function kill({ pid, exitCode, signalCode }: ChildProcess) {
  if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
}
