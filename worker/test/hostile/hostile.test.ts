import { expect, test } from 'vitest'
import { serveWorker } from '#worker/test/serve-worker.ts'
import { storeContacts } from '#worker/test/store-contacts.ts'
import { attack } from './attack.ts'

const worker = serveWorker()

test('no request breaks the contract of the API or the pages', async () => {
  const site = { origin: await worker.origin(), database: await worker.database(), policy: [] }
  await storeContacts(site.database, 3)

  const { statuses, stored } = await attack(site, { runs: 240, seed: 14 })

  expect(stored).toBeGreaterThan(1)
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 401, 404, 405, 422]))
})
