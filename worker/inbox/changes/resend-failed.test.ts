import { expect, test, vi } from 'vitest'
import { asOperator, inProcess } from '#worker/test/in-process.ts'
import { startReceiver } from '#worker/test/receiver.ts'
import { serveWorker } from '#worker/test/serve-worker.ts'
import { storeContacts } from '#worker/test/store-contacts.ts'

const worker = serveWorker()
const receiver = await startReceiver()

const WEBHOOK_SECRET = `whsec_${btoa('a secret of twenty-four b')}`

/** Asks the inbox with these settings. */
async function ask(path: string, settings: object, init: RequestInit) {
  const request = inProcess({ DB: await worker.database(), ...settings })
  return request(`/api/contacts${path}`, { ...init, headers: { ...init.headers, ...asOperator } })
}

test('resends all dead letters, and redirects from the form to the list', async () => {
  const db = await worker.database()
  await storeContacts(db, 1)
  await db.exec(
    `INSERT INTO outbox (id, channel, contact_id, state, tries, next_at, created_at) ` +
      `SELECT 'msg_' || id, 'webhook', id, 'dead', 20, 0, created_at FROM contact`,
  )
  const vars = { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET }
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const press = async () =>
    (await ask('/resend', vars, { method: 'POST', headers, body: '' })).headers.get('Location')

  expect(await press()).toBe('/api/contacts?changed=resent-1')
  expect(receiver.ids()).toEqual(['msg_id-1'])
  expect(await press()).toBe('/api/contacts?changed=resent-0')
  // Without a notification to resend, there is no entry.
  expect(await db.prepare('SELECT count FROM audit').all()).toMatchObject({
    results: [{ count: 1 }],
  })
})

test('shows the error of the webhook in the list', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const vars = { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: 'whsec_guess' }

  const page = await (await ask('', vars, { headers: { Accept: 'text/html' } })).text()

  expect(page).toContain('WEBHOOK_SECRET has to be')
  expect(page).not.toContain('whsec_guess')
})
