import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import type { Modules } from '#worker/test/built-worker.ts'
import { openConnections } from '../driver/connections.ts'
import { submit } from '../driver/enquiries.ts'
import { asConnectionsAllow } from '../driver/pace.ts'
import { killableWorker } from '../driver/start.ts'
import type { startReceiver } from '../receiver.ts'
import { WEBHOOK_AWAY } from '../serve-worker.ts'
import { outcomeOf } from './outcome.ts'

const CONNECTIONS = 32
const AGAIN_MS = 20

type Run = {
  submissions: number
  kills: number
  /** Determines the points at which the Worker is killed. */
  seed: number
  bundle: Modules
  receiver: Awaited<ReturnType<typeof startReceiver>>
  limitMs: number
}

/**
 * Submits enquiries, each until it is acknowledged, to a Worker whose processes are killed with SIGKILL
 * again and again, and restarted with the data on the disk. Rejects when time is up.
 */
export async function submitThroughKills(run: Run) {
  const { submissions, kills, seed, bundle, receiver, limitMs } = run
  // After a number of acknowledged enquiries, and some milliseconds.
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

  const worker = killableWorker(bundle, { ...WEBHOOK_AWAY, WEBHOOK_URL: receiver.url })
  const connections = openConnections(CONNECTIONS, 20_000)
  const submitUntilAcknowledged = async (n: number) => {
    const key = `submission-${n}`
    while (!acknowledged.has(n)) {
      checkTime()
      const answer = await submit(connections, await worker.origin(), n, { as: 'json', key }).catch(
        () => ({ status: 'none', body: '{}' }),
      )
      answers[answer.status] = (answers[answer.status] ?? 0) + 1
      const id = answer.status === 201 && JSON.parse(answer.body).id
      if (id) acknowledged.set(n, id)
      else await sleep(AGAIN_MS)
    }
  }
  const killAgainAndAgain = async () => {
    for (const [point, delay] of points) {
      while (acknowledged.size < point) await sleep(1).then(checkTime)
      await sleep(delay)
      await worker.killAndRestart()
    }
  }

  try {
    await Promise.all([
      asConnectionsAllow(submissions, CONNECTIONS, submitUntilAcknowledged),
      killAgainAndAgain(),
    ])
    const server = await worker.openLeft()
    try {
      const known = { server, worker: 'killable', received: receiver.all }
      const { idOf, ...outcome } = await outcomeOf(submissions, known)
      const mistaken = [...acknowledged].filter(([n, id]) => idOf(n) !== id).length
      return { ...outcome, acknowledged: acknowledged.size, mistaken, answers }
    } finally {
      await server.dispose()
    }
  } finally {
    connections.close()
    await worker.remove()
  }
}
