import { expect, test, vi } from 'vitest'
import { app } from '#worker/app.ts'
import type { Env } from '#worker/env.ts'
import { startReceiver } from '#worker/test/receiver.ts'
import { OPERATOR_TOKEN, serveWorker } from '#worker/test/serve-worker.ts'
import { storeContacts } from '#worker/test/store-contacts.ts'

const worker = serveWorker()
const receiver = await startReceiver()

const WEBHOOK_SECRET = `whsec_${btoa('a secret of twenty-four b')}`

/** The Worker in this process, told where to tell of enquiries. */
async function inbox(path: string, { vars = {}, ...init }: RequestInit & { vars?: Partial<Env> }) {
  const OPERATOR_LIMIT = { limit: async () => ({ success: true }) } as RateLimit
  const env = { DB: await worker.database(), OPERATOR_TOKEN, OPERATOR_LIMIT, ...vars }
  const waiting: Promise<unknown>[] = []
  const context = { waitUntil: (work: Promise<unknown>) => waiting.push(work) }
  const headers = { ...init.headers, authorization: `Basic ${btoa(`grace:${OPERATOR_TOKEN}`)}` }
  const request = { ...init, headers }
  const response = await app.request(
    `/api/contacts${path}`,
    request,
    env,
    context as unknown as ExecutionContext,
  )
  await Promise.all(waiting)
  return response
}

test('sends all that was given up again, and leads from the form back to the list', async () => {
  const db = await worker.database()
  await storeContacts(db, 1)
  await db.exec(
    `INSERT INTO outbox (id, channel, contact_id, state, tries, next_at, created_at) ` +
      `SELECT 'msg_' || id, 'webhook', id, 'dead', 20, 0, created_at FROM contact`,
  )
  const vars = { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET }
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const press = async () =>
    (await inbox('/resend', { method: 'POST', vars, headers, body: '' })).headers.get('Location')

  expect(await press()).toBe('/api/contacts?changed=resent-1')
  expect(receiver.ids()).toEqual(['msg_id-1'])
  expect(await press()).toBe('/api/contacts?changed=resent-0')
  // Nothing sent is no entry.
  expect(await db.prepare('SELECT count FROM audit').all()).toMatchObject({
    results: [{ count: 1 }],
  })
})

test('says in the list what is wrong with the webhook', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const vars = { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: 'whsec_guess' }

  const page = await (await inbox('', { vars, headers: { Accept: 'text/html' } })).text()

  expect(page).toContain('WEBHOOK_SECRET has to be')
  expect(page).not.toContain('whsec_guess')
})
