import { expect, test } from 'vitest'
import { erasePerson } from '../inbox/people/erase.ts'
import { serveWorker } from '../test/serve-worker.ts'
import { storeMany } from '../test/store-many.ts'
import { expire } from './expire.ts'

const ROWS = 50_000
const worker = serveWorker()

test(`${ROWS} enquiries expire and are erased, and no key of theirs stays in the file`, async () => {
  const db = await worker.database()
  await storeMany(db, ROWS, ['A planet', 'A star far away', 'Comets'])
  const { results } = await db
    .prepare("SELECT DISTINCT key FROM contact_key WHERE seq > 0 AND key <> printf('%044d', 0)")
    .all<{ key: string }>()
  const keys = results.map(({ key }) => key)
  const file = worker.databaseFile()
  expect(keys).toHaveLength(3)
  expect(keys.every((key) => file.includes(key))).toBe(true)

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
  expect(expired + erased.contacts).toBe(ROWS)
  const left = worker.databaseFile()
  expect(keys.filter((key) => left.includes(key))).toEqual([])
})
