import { availableParallelism } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { applyMissing } from '#worker/db/apply-missing.ts'
import { securityHeaders } from '#worker/middleware/security-headers.ts'
import { bundleWorker } from '#worker/test/built-worker.ts'
import { startBuilt } from '#worker/test/driver/start.ts'
import { OPERATOR_TOKEN } from '#worker/test/serve-worker.ts'
import { storeContacts } from '#worker/test/store-contacts.ts'
import { attack } from './attack.ts'

/** REQUESTS and SEED of the environment; a failing seed is printed with the path to its case. */
const runs = Number(process.env.REQUESTS ?? 200_000)
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
// On two cores 200,000 take 10 minutes. Each night has another seed, so five nights are a million.
const timeLimitMs = 55 * 60 * 1000

const bundle = bundleWorker()

async function serveBuilt() {
  const server = await startBuilt(bundle, { vars: { OPERATOR_TOKEN }, site: true })
  await applyMissing(server.database)
  return { ...server, policy: Object.keys(securityHeaders()) }
}

// One runtime keeps one core busy, so each core gets its own.
const targets = await Promise.all(Array.from({ length: availableParallelism() }, serveBuilt))
afterAll(() => Promise.all(targets.map((target) => target.stop())))

test(`${runs} generated requests, from seed ${seed}`, {
  timeout: timeLimitMs + 60_000,
}, async () => {
  const start = performance.now()

  const share = Math.ceil(runs / targets.length)
  const attacks = targets.map(async (target, at) => {
    await storeContacts(target.database, 3)
    return attack(target, { runs: share, seed: seed + at * 1000, timeLimitMs })
  })
  for (const { statuses, stored } of await Promise.all(attacks)) {
    console.log(`${stored} enquiries stored`, statuses)
    expect(stored).toBeGreaterThan(0)
  }
  const rate = Math.round((runs * 1000) / (performance.now() - start))
  console.log(`seed ${seed}: ${runs} requests, ${rate}/s`)
})
