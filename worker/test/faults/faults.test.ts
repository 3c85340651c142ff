import { expect, test } from 'vitest'
import { bundleWorker } from '#worker/test/built-worker.ts'
import { startReceiver } from '../receiver.ts'
import { submitThroughKills } from './kills.ts'
import { FLAWLESS } from './outcome.ts'
import { submitThroughSwitches } from './versions.ts'

// Small versions of *.scale.ts, with one bundle for both.
const receiver = await startReceiver()
const bundle = bundleWorker()

test('2 kills during 60 submissions cause no loss or duplicate', {
  timeout: 60_000,
}, async () => {
  const run = { submissions: 60, kills: 2, seed: 14, bundle, receiver, limitMs: 45_000 }

  const { answers: _, ...outcome } = await submitThroughKills(run)

  expect(outcome).toEqual({ ...FLAWLESS, acknowledged: 60, keys: 60, mistaken: 0 })
})

test('40 submissions succeed before and after the newest migration', async () => {
  const versions = { old: bundle, new: bundle }

  const { answers, ...outcome } = await submitThroughSwitches({
    submissions: 40,
    switches: 3,
    versions,
    receiver,
  })

  expect(outcome).toEqual({ ...FLAWLESS, keys: 20 })
  expect(Object.keys(answers).filter((answer) => !/: (201|303)$/.test(answer))).toEqual([])
})
