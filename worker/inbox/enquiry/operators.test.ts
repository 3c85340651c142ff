import { expect, test } from 'vitest'
import { auditInsert } from '#worker/db/audit.ts'
import { serveWorker } from '#worker/test/serve-worker.ts'
import { operatorNames } from './operators.ts'

const worker = serveWorker()

test('are those in the settings, even those who have not acted, else those who have', async () => {
  const db = await worker.database()
  expect(await operatorNames(db, [])).toEqual([])
  for (const name of ['jonas', 'mara', 'Jonas']) {
    await auditInsert(db, { actor: { name, verified: false }, action: 'export' }).run()
  }

  expect(await operatorNames(db, ['Grace', 'Ada'])).toEqual(['Grace', 'Ada'])
  // Once, in the newest spelling.
  expect(await operatorNames(db, [])).toEqual(['Jonas', 'mara'])
})
