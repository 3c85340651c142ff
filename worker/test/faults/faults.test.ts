import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bundleWorker } from '#worker/test/built-worker.ts'
import { startReceiver } from '../receiver.ts'
import { bundleEarlierWorker } from './earlier-worker.ts'
import { submitThroughKills } from './kills.ts'
import { FLAWLESS } from './outcome.ts'
import { submitThroughSwitches } from './versions.ts'

/** `npm run test:scale` sets it. */
const isLong = process.env.ENQUIRIES !== undefined
const seed = Number(process.env.SEED ?? (isLong ? Date.now() % 2 ** 31 : 14))
const KILLING = isLong
  ? { submissions: 10_000, kills: 100, limitMs: 20 * 60_000 }
  : { submissions: 60, kills: 2, limitMs: 240_000 }
const SWITCHING = isLong ? { submissions: 1000, switches: 20 } : { submissions: 40, switches: 3 }

const receiver = await startReceiver()
const bundle = bundleWorker()

/** In bytes: parsing the script takes most of the startup time of an isolate on the free plan. */
const SCRIPT_BUDGET = 150_000

test('the script of the Worker is at most 150 KB, compressed', () => {
  expect(gzipSync(bundle['index.js'] ?? '').length).toBeLessThanOrEqual(SCRIPT_BUDGET)
})

test(`${KILLING.kills} kills during ${KILLING.submissions} submissions cause no loss or duplicate (SEED=${seed})`, async () => {
  const { answers: _, ...outcome } = await submitThroughKills({
    ...KILLING,
    seed,
    bundle,
    receiver,
  })

  const all = KILLING.submissions
  expect(outcome).toEqual({ ...FLAWLESS, acknowledged: all, keys: all, mistaken: 0 })
})

test(`${SWITCHING.submissions} submissions succeed during ${SWITCHING.switches} switches of version, before and after the newest migration`, async ({
  skip,
}) => {
  // The short test has one bundle for both: to build the earlier one takes seconds.
  const old = isLong ? bundleEarlierWorker() : bundle
  if (!old)
    return skip('git does not hold the commit before the newest migration: a shallow clone?')
  const versions = { old, new: bundle }

  const { answers, ...outcome } = await submitThroughSwitches({ ...SWITCHING, versions, receiver })

  expect(outcome).toEqual({ ...FLAWLESS, keys: SWITCHING.submissions / 2 })
  expect(Object.keys(answers).filter((answer) => !/: (201|303)$/.test(answer))).toEqual([])
  // Each version with each schema, for programs and for forms; a short run may end too early for that.
  if (isLong) expect(Object.keys(answers)).toHaveLength(8)
})
