import { expect, test } from 'vitest'
import { asOperator, inProcess } from '#worker/test/in-process.ts'
import { startReceiver } from '#worker/test/receiver.ts'
import { serveWorker, WEBHOOK_AWAY } from '#worker/test/serve-worker.ts'
import { storeContacts } from '#worker/test/store-contacts.ts'
import { storeRows } from '#worker/test/store-rows.ts'

const worker = await serveWorker()
const receiver = await startReceiver()

test('resends all dead letters once, and answers the same to a second click', async () => {
  await storeContacts(worker.db, 1)
  await storeRows(worker.db, 'outbox', { state: 'dead', tries: 20 })
  const request = inProcess({ DB: worker.db, ...WEBHOOK_AWAY, WEBHOOK_URL: receiver.url })
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...asOperator }
  const form = { method: 'POST', headers, body: '' }
  const press = async () => (await request('/api/contacts/resend', form)).headers.get('Location')

  expect(await press()).toBe('/api/contacts?changed=1')
  expect(receiver.ids()).toEqual(['msg_1'])
  expect(await press()).toBe('/api/contacts?changed=1')
  expect(await worker.rows('SELECT count FROM audit')).toEqual([{ count: 1 }])
})
