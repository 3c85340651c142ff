import { expect, test } from 'vitest'
import { auditInsert } from '#worker/db/audit.ts'
import { DAY_MS } from '#worker/db/timestamps.ts'
import { serveWorker } from '#worker/test/serve-worker.ts'
import { storeRows } from '#worker/test/store-rows.ts'
import { possibleOwners } from './possible-owners.ts'

const worker = await serveWorker()

const namesFor = (operator: string, listed: string[]) => possibleOwners(worker.db, operator, listed)

test('are the colleagues in the settings, or else those who have acted', async () => {
  expect(await namesFor('mara', [])).toEqual([])
  for (const name of ['jonas', 'mara', 'Jonas']) {
    await auditInsert(worker.db, { actor: { name, verified: false }, action: 'export' }).run()
  }

  // Even those who have not acted.
  expect(await namesFor('Mara', ['Grace', 'mara'])).toEqual(['Grace'])
  // Once, in the newest spelling.
  expect(await namesFor('grace', [])).toEqual(['Jonas', 'mara'])
})

test('are all who have acted in the last 90 days, however much a colleague did since', async () => {
  const acted = (actor: string, days: number) => ({
    actor,
    at: new Date(Date.now() - days * DAY_MS).toISOString(),
  })
  await storeRows(worker.db, 'audit', acted('Özlem', 91), acted('özlem', 89), acted('jonas', 91))
  await storeRows(worker.db, 'audit', ...Array.from({ length: 600 }, () => acted('mara', 1)))
  await storeRows(worker.db, 'audit', acted('retention', 1))

  expect(await namesFor('grace', [])).toEqual(['mara', 'özlem'])
})
