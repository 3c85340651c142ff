import { availableParallelism } from 'node:os'
import * as fc from 'fast-check'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { applyMissing } from '#worker/db/apply-missing.ts'
import { securityHeaders } from '#worker/middleware/security-headers.ts'
import { bundleWorker } from '#worker/test/built-worker.ts'
import { startBuilt } from '#worker/test/driver/start.ts'
import { OPERATOR_TOKEN } from '#worker/test/serve-worker.ts'
import { storeContacts } from '#worker/test/store-contacts.ts'
import { attack } from './attack.ts'
import { costlyText, WORST_TEXTS } from './costly-texts.ts'
import { compareInbox } from './inbox.ts'

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

const rounds = [
  Array.from({ length: 50 }, (_, at) => WORST_TEXTS[at % WORST_TEXTS.length] ?? ''),
  ...fc.sample(fc.array(costlyText(9900), { minLength: 50, maxLength: 50 }), { numRuns: 10, seed }),
]

test(`fifty hostile texts in the inbox, ${rounds.length} times, from seed ${seed}`, async () => {
  const target = await serveBuilt()
  onTestFinished(() => target.stop())

  for (const messages of rounds) {
    const ratios = await compareInbox(target, messages)
    console.log(Object.fromEntries(ratios))
    // The bytes alone cause a factor of two: signs have three bytes, where plain texts have one.
    expect([...ratios].filter(([, ratio]) => ratio > 3)).toEqual([])
  }
})
