import { expect, test } from 'vitest'
import { serveWorker } from '#worker/test/serve-worker.ts'
import { storeContacts } from '#worker/test/store-contacts.ts'
import { attack } from './attack.ts'
import { attackSockets } from './sockets.ts'

const worker = serveWorker()
const target = async () => {
  return { origin: await worker.origin(), database: await worker.database(), policy: [] }
}

test('no request breaks the contract of the API or of the addresses of the site', async () => {
  const site = await target()
  await storeContacts(site.database, 3)

  const { statuses, stored } = await attack(site, { runs: 240, seed: 14 })

  expect(stored).toBeGreaterThan(1)
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 401, 404, 405, 422]))
})

test('no malformed request is taken for an enquiry, or keeps the next from its answer', async () => {
  await attackSockets(await target(), 300)
})
