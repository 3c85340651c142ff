import { expect, test } from 'vitest'
import { auditInsert } from '#worker/db/audit.ts'
import { DAY_MS } from '#worker/db/timestamps.ts'
import { serveWorker } from '#worker/test/serve-worker.ts'
import { storeRows } from '#worker/test/store-rows.ts'
import { possibleOwners } from './possible-owners.ts'

const worker = serveWorker()

const namesFor = async (operator: string, listed: string[]) =>
  (await possibleOwners(await worker.database(), operator, listed)).map(({ name }) => name)

test('are the operator, those in the settings or else those who have acted, and nobody', async () => {
  const db = await worker.database()
  expect(await namesFor('mara', [])).toEqual(['mara', ''])
  for (const name of ['jonas', 'mara', 'Jonas']) {
    await auditInsert(db, { actor: { name, verified: false }, action: 'export' }).run()
  }

  // Even those who have not acted.
  expect(await namesFor('Mara', ['Grace', 'mara'])).toEqual(['Mara', 'Grace', ''])
  // Once, in the newest spelling.
  expect(await namesFor('grace', [])).toEqual(['grace', 'Jonas', 'mara', ''])
})

test('are all who have acted in the last 90 days, however much a colleague did since', async () => {
  const db = await worker.database()
  const acted = (actor: string, days: number) => ({
    actor,
    at: new Date(Date.now() - days * DAY_MS).toISOString(),
  })
  await storeRows(db, 'audit', acted('Özlem', 91), acted('özlem', 89), acted('jonas', 91))
  await storeRows(db, 'audit', ...Array.from({ length: 600 }, () => acted('mara', 1)))
  await storeRows(db, 'audit', acted('retention', 1))

  expect(await namesFor('grace', [])).toEqual(['grace', 'mara', 'özlem', ''])
})
