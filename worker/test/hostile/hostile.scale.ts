import { afterAll, expect, test } from 'vitest'
import { storeContacts } from '#worker/test/store-contacts.ts'
import { attack } from './attack.ts'
import { serveBuilt } from './serve-built.ts'
import { attackSockets } from './sockets.ts'

/** REQUESTS and SEED of the environment; a seed that failed is printed with the way to its case. */
const runs = Number(process.env.REQUESTS ?? 1_000_000)
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
const timeLimitMs = 30 * 60 * 1000

const target = await serveBuilt()
afterAll(() => target.stop())

test(`${runs} generated requests, from seed ${seed}`, {
  timeout: timeLimitMs + 60_000,
}, async () => {
  await storeContacts(target.database, 3)
  const start = performance.now()

  const { statuses, stored } = await attack(target, { runs, seed, timeLimitMs })

  const rate = Math.round((runs * 1000) / (performance.now() - start))
  console.log(`seed ${seed}: ${runs} requests, ${rate}/s, ${stored} enquiries stored`, statuses)
  expect(stored).toBeGreaterThan(0)
})

test('malformed requests', () => attackSockets(target, 5000))
