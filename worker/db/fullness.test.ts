import { expect, test, vi } from 'vitest'
import { NIGHTLY, scheduled } from '../cron.ts'
import type { Env } from '../env.ts'
import { settings } from '../settings.ts'
import { inProcess } from '../test/in-process.ts'
import { operatorAt } from '../test/operator-at.ts'
import { serveWorker } from '../test/serve-worker.ts'

const worker = await serveWorker()

/** The database, as if that share of its limit were taken. */
async function filledTo(share: number): Promise<D1Database> {
  const meta = { size_after: share * settings.databaseLimitBytes }
  return {
    prepare: (sql: string) =>
      sql === 'SELECT 1' ? { run: async () => ({ meta }) } : worker.db.prepare(sql),
    batch: (statements: D1PreparedStatement[]) => worker.db.batch(statements),
  } as D1Database
}

const spyOnLog = () => vi.spyOn(console, 'error').mockImplementation(() => {})

test.each([
  [0.49, false, false],
  [0.5, true, false],
  [0.8, true, true],
])('at %d of the limit: warning in the inbox %s, in the log %s', async (share, said, logged) => {
  const log = spyOnLog()
  const DB = await filledTo(share)

  const page = (await operatorAt({ fetch: inProcess({ DB }) }).read()).text
  await scheduled({ cron: NIGHTLY, scheduledTime: Date.now() }, { DB } as Env)

  const percent = share * 100
  expect(page.includes(`The database is ${percent}% full`)).toBe(said)
  const lines = log.mock.calls.map(([line]) => JSON.parse(line))
  expect(lines.map(({ event, percent }) => [event, percent])).toEqual(
    logged ? [['database_filling', percent]] : [],
  )
})
