import { expect, test } from 'vitest'
import { serveWorkerd } from '#worker/test/serve-workerd.ts'
import { storeContacts } from '#worker/test/store-contacts.ts'
import { attack } from './contract.ts'

const { REQUESTS = '60', SEED = '21' } = process.env
const worker = await serveWorkerd()

test(`none of ${REQUESTS} requests from seed ${SEED} breaks the contract`, async () => {
  await storeContacts(worker.db, 3)

  const origin = worker.origin
  const { statuses, accepted } = await attack(origin, worker.db, Number(REQUESTS), Number(SEED))

  expect(accepted).toBeGreaterThan(1)
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 401, 404, 405, 422]))
})
