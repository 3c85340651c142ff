import { expect, test } from 'vitest'
import { bundleWorker } from '#worker/test/built-worker.ts'
import { startReceiver } from '../receiver.ts'
import { bundleEarlierWorker } from './earlier-worker.ts'
import { FLAWLESS } from './outcome.ts'
import { submitThroughSwitches } from './versions.ts'

const SUBMISSIONS = 1000
const SWITCHES = 20

const receiver = await startReceiver()

test(`${SUBMISSIONS} submissions during ${SWITCHES} switches of version and schema`, async ({
  skip,
}) => {
  const old = bundleEarlierWorker()
  if (!old)
    return skip('git does not hold the commit before the newest migration: a shallow clone?')
  const versions = { old, new: bundleWorker() }
  const run = { submissions: SUBMISSIONS, switches: SWITCHES, versions, receiver }

  const { answers, ...outcome } = await submitThroughSwitches(run)

  console.log(answers)
  expect(outcome).toEqual({ ...FLAWLESS, keys: SUBMISSIONS / 2 })
  const kinds = ['old', 'new'].flatMap((version) =>
    ['old', 'new'].flatMap((schema) => [
      `${version} on ${schema}: 201`,
      `${version} on ${schema}: 303`,
    ]),
  )
  expect(Object.keys(answers).sort()).toEqual(kinds.sort())
})
