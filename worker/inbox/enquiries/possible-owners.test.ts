import { expect, test } from 'vitest'
import { auditInsert } from '#worker/db/audit.ts'
import { serveWorker } from '#worker/test/serve-worker.ts'
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
