import { expect, test } from 'vitest'
import { erasePerson } from '../inbox/people/erase-person.ts'
import { serveWorker } from '../test/serve-worker.ts'
import { storeMany } from '../test/store-many.ts'
import { expire } from './expire.ts'

const ROWS = 50_000
const worker = serveWorker()

test(`${ROWS} enquiries expire and are erased, and their notifications with them`, async () => {
  const db = await worker.database()
  await storeMany(db, ROWS, ['A planet', 'A star far away', 'Comets'])

  const start = performance.now()
  // A tenth is spam, and the oldest are of 2023.
  const expired = await expire(db, new Date('2023-12-28T00:00:00Z'))
  const afterExpiry = performance.now()
  const erased = await erasePerson(db, {
    email: 'ada@lovelace.example',
    actor: { name: 'grace', verified: true },
  })
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)

  console.info(`expired ${expired} in ${seconds(afterExpiry - start)} s`)
  console.info(`erased ${erased.contacts} in ${seconds(performance.now() - afterExpiry)} s`)
  expect(expired).toBeGreaterThan(0)
  expect(expired + erased.contacts).toBe(ROWS)
  expect(await worker.countContacts()).toBe(0)
  expect(await db.prepare('SELECT count(*) AS left FROM outbox').first('left')).toBe(0)
})
