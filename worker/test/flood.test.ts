import { expect, test } from 'vitest'
import { compareRows } from './driver/enquiries.ts'
import { flood } from './flood.ts'
import { serveWorker } from './serve-worker.ts'

const worker = serveWorker()

// A small version of flood.scale.ts, which uses the deployed form of the site.
test('senders within the limit are answered, others get a 429 with Retry-After', async () => {
  const origin = await worker.origin()

  const within = await flood({ origin, rate: 200, seconds: 0.3, connections: 256 })
  const beyond = await flood({ origin, rate: 600, seconds: 0.5, connections: 256, greedy: true })

  expect(within).toMatchObject({ wrong: [], refused: 0 })
  expect(beyond.wrong).toEqual([])
  expect(beyond.refused).toBeGreaterThan(0)
  const stored = [...within.stored, ...beyond.stored]
  const { outcome } = await compareRows(await worker.database(), stored)
  expect(outcome).toEqual({ lost: [], doubled: 0, unanswered: [] })
})
