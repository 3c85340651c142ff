import { availableParallelism } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { storeContacts } from '#worker/test/store-contacts.ts'
import { attack } from './attack.ts'
import { serveBuilt } from './serve-built.ts'
import { attackSockets } from './sockets.ts'

/** REQUESTS and SEED of the environment; a seed that failed is printed with the way to its case. */
const runs = Number(process.env.REQUESTS ?? 1_000_000)
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
// On two cores a million take 50 minutes.
const timeLimitMs = 55 * 60 * 1000

// The runtime keeps one core busy, and so does a second one.
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

test.each(targets)('malformed requests', (target) => attackSockets(target, 5000))
