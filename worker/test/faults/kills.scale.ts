import { expect, test } from 'vitest'
import { bundleWorker } from '#worker/test/built-worker.ts'
import { startReceiver } from '../receiver.ts'
import { submitThroughKills } from './kills.ts'
import { FLAWLESS } from './outcome.ts'

const SUBMISSIONS = 10_000
const KILLS = 100
const LIMIT_MS = 20 * 60_000

const receiver = await startReceiver()
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)

test(`${KILLS} kills during ${SUBMISSIONS} submissions cause no loss or duplicate (SEED=${seed})`, async () => {
  const { answers, ...outcome } = await submitThroughKills({
    submissions: SUBMISSIONS,
    kills: KILLS,
    seed,
    bundle: bundleWorker(),
    receiver,
    limitMs: LIMIT_MS,
  })

  console.log({ seed, answers })
  expect(outcome).toEqual({
    ...FLAWLESS,
    acknowledged: SUBMISSIONS,
    keys: SUBMISSIONS,
    mistaken: 0,
  })
})
