import { afterAll, expect, test } from 'vitest'
import { applyMissing } from '../db/apply-missing.ts'
import { bundleWorker } from './built-worker.ts'
import { compareRows } from './driver/enquiries.ts'
import { startBuilt } from './driver/start.ts'
import { flood } from './flood.ts'
import { OPERATOR_TOKEN } from './serve-worker.ts'

/** The duration of each step in the search for the breaking point. */
const STEP_SECONDS = 5
const BENT_P95_MS = 250
const CONNECTIONS = 256
const SUSTAINED_SECONDS = Number(process.env.FLOOD_SECONDS ?? 300)
const FLOOD_SECONDS = Math.min(30, SUSTAINED_SECONDS)
const RECOVERY_MS = 5_000

const built = await startBuilt(bundleWorker(), { vars: { OPERATOR_TOKEN }, site: true })
const { origin, database } = built
await applyMissing(database)
afterAll(() => built.stop())

test(`half of the maximum rate for ${SUSTAINED_SECONDS} s, then five times that, then half again`, async () => {
  const stored: string[] = []
  const run = async (rate: number, seconds: number, greedy = false) => {
    const tally = await flood({ origin, rate, seconds, connections: CONNECTIONS, greedy })
    stored.push(...tally.stored)
    return tally
  }
  const probe = () => run(20, 1)

  await run(20, 2) // to warm up
  const bends = async (rate: number) => {
    const { p95, skipped, refused, wrong } = await run(rate, STEP_SECONDS)
    return p95 > BENT_P95_MS || skipped + refused + wrong.length > 0
  }
  let bent = 50
  // Twice, because other work of the machine can disturb one run.
  while (!(await bends(bent)) || !(await bends(bent))) bent *= 2

  const rate = bent / 4
  const before = await probe()
  const sustained = await run(rate, SUSTAINED_SECONDS)
  const flooded = await run(5 * rate, FLOOD_SECONDS, true)
  let after = await probe()
  while (after.p50 > 3 * before.p50 && performance.now() - flooded.endedAt < RECOVERY_MS) {
    after = await probe()
  }
  const recoveredMs = performance.now() - flooded.endedAt

  console.info(`slow from ${bent} requests/s on; recovered after ${Math.round(recoveredMs)} ms`)
  expect(sustained).toMatchObject({ wrong: [], refused: 0, skipped: 0 })
  expect(flooded.wrong).toEqual([])
  expect(flooded.refused).toBeGreaterThan(0)
  expect(recoveredMs).toBeLessThan(RECOVERY_MS)
  const { outcome } = await compareRows(database, stored)
  expect(outcome).toEqual({ lost: [], doubled: 0, unanswered: [] })
})
