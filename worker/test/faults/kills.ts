import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { Miniflare } from 'miniflare'
import { builtWorker, type Modules, quietly } from '#worker/test/built-worker.ts'
import type { startReceiver } from '../receiver.ts'
import { WEBHOOK_AWAY } from '../serve-worker.ts'
import { outcomeOf } from './outcome.ts'
import { overConnections, submit } from './submission.ts'

const CONNECTIONS = 32
const AGAIN_MS = 20

type Run = {
  submissions: number
  kills: number
  /** Of the points at which the Worker is killed. */
  seed: number
  bundle: Modules
  receiver: Awaited<ReturnType<typeof startReceiver>>
  limitMs: number
}

/**
 * Submits enquiries, each until it is acknowledged, to a Worker that is killed with SIGKILL again and
 * again, processes and all, and started on what it left on the disk. Rejects when time is up.
 */
export async function submitThroughKills({
  submissions,
  kills,
  seed,
  bundle,
  receiver,
  limitMs,
}: Run) {
  const folder = mkdtempSync(join(tmpdir(), 'lumenfold-kills-'))
  const vars = { ...WEBHOOK_AWAY, WEBHOOK_URL: receiver.url }
  const options = { ...quietly, workers: [builtWorker('lumenfold', bundle, { vars })] }
  writeFileSync(join(folder, 'serve.json'), JSON.stringify({ options }))
  // After so many were acknowledged, and so many milliseconds.
  const points = fc
    .sample(fc.tuple(fc.nat(submissions - 1), fc.nat(50)), { seed, numRuns: kills })
    .sort(([a], [b]) => a - b)
  const acknowledged = new Map<number, string>()
  const answers: Record<string, number> = {}
  const end = performance.now() + limitMs
  const checkTime = () => {
    if (performance.now() > end) {
      throw new Error(`Out of time (seed ${seed}): ${JSON.stringify(answers)}`)
    }
  }

  let server = start(folder)
  const submitUntilAcknowledged = async (n: number) => {
    const key = `submission-${n}`
    while (!acknowledged.has(n)) {
      checkTime()
      const { origin } = await server
      const answer = await submit(origin, n, { as: 'json', key })
        .then(async (response) => ({ status: response.status, id: await idIn(response) }))
        .catch(() => ({ status: 'none', id: undefined }))
      answers[answer.status] = (answers[answer.status] ?? 0) + 1
      if (answer.status === 201 && answer.id) acknowledged.set(n, answer.id)
      else await sleep(AGAIN_MS)
    }
  }
  const killAgainAndAgain = async () => {
    for (const [point, delay] of points) {
      while (acknowledged.size < point) await sleep(1).then(checkTime)
      await sleep(delay)
      kill((await server).child)
      server = start(folder)
    }
  }

  try {
    await Promise.all([
      overConnections(submissions, CONNECTIONS, submitUntilAcknowledged),
      killAgainAndAgain(),
    ])
    kill((await server).child)
    const after = new Miniflare({ ...options, resourcePersistencePath: join(folder, 'state') })
    try {
      const known = { server: after, worker: 'lumenfold', received: receiver.all }
      const { idOf, ...outcome } = await outcomeOf(submissions, known)
      const mistaken = [...acknowledged].filter(([n, id]) => idOf(n) !== id).length
      return { ...outcome, acknowledged: acknowledged.size, mistaken, answers }
    } finally {
      await after.dispose()
    }
  } finally {
    kill((await server).child)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function idIn(response: Response): Promise<string | undefined> {
  return ((await response.json()) as { id?: string }).id
}

async function start(folder: string) {
  // A group of its own: the runtime outlives its parent, and has to die with it.
  const child = fork(join(import.meta.dirname, 'serve-built.ts'), [folder], {
    detached: true,
  })
  const died = once(child, 'exit').then(() => {
    throw new Error('The Worker did not start.')
  })
  const [origin] = (await Promise.race([once(child, 'message'), died])) as [string]
  return { child, origin }
}

function kill({ pid, exitCode, signalCode }: ChildProcess) {
  if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
}
