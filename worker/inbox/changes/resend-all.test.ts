import { expect, test, vi } from 'vitest'
import { app } from '#worker/app.ts'
import type { Env } from '#worker/env.ts'
import { deliverDue } from '#worker/notify/deliver.ts'
import { startReceiver } from '#worker/test/receiver.ts'
import { OPERATOR_TOKEN, serveWorker } from '#worker/test/serve-worker.ts'
import { storeContacts } from '#worker/test/store-contacts.ts'

const worker = serveWorker()
const receiver = await startReceiver()

const WEBHOOK_SECRET = `whsec_${btoa('a secret of twenty-four b')}`
const DEAD = 50

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

test('sends all that was given up again, batch by batch, and says so in audit and history', async () => {
  const db = await worker.database()
  await storeContacts(db, DEAD)
  await db.exec(
    `INSERT INTO outbox (id, channel, contact_id, state, tries, next_at, created_at) ` +
      `SELECT 'msg_' || id, 'webhook', id, 'dead', 20, 0, created_at FROM contact`,
  )
  const vars = { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET }
  const page = await (await inbox('', { vars, headers: { Accept: 'text/html' } })).text()
  const [, action = ''] =
    /action="\/api\/contacts(\/\w+)">\s*<button[^>]*>\s*Resend all/.exec(page) ?? []

  const before = Date.now()
  const headers = { 'Content-Type': 'application/json' }
  const response = await inbox(action, { method: 'POST', vars, headers, body: '{}' })

  expect(await response.json()).toEqual({ count: DEAD })
  // A batch at once, the rest at a pace that lets new enquiries through.
  const sizes = [receiver.all.length]
  for (const seconds of [10, 90, 90]) {
    const now = before + seconds * 1000
    sizes.push(await deliverDue({ DB: db, ...vars } as Env, { now }))
  }
  expect(sizes[0]).toBe(20)
  expect(sizes[1]).toBeLessThan(10)
  expect(sizes.slice(1).reduce((sum, size) => sum + size)).toBe(DEAD - 20)
  expect(new Set(receiver.ids()).size).toBe(DEAD)
  const counts = await db.batch([
    db.prepare("SELECT count(*) AS n FROM outbox WHERE state = 'delivered'"),
    db.prepare("SELECT count(*) AS n FROM event WHERE action = 'resend' AND actor = 'grace'"),
    db.prepare("SELECT count AS n FROM audit WHERE action = 'resend' AND actor = 'grace'"),
  ])
  expect(counts.map(({ results }) => results)).toEqual(Array(3).fill([{ n: DEAD }]))
})

test('leads from the form back to the list, and keeps no entry of nothing', async () => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }

  const response = await inbox('/resend', { method: 'POST', headers, body: '' })

  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe('/api/contacts?changed=resent-0')
  const db = await worker.database()
  expect(await db.prepare('SELECT count(*) AS n FROM audit').first()).toEqual({ n: 0 })
})

test('says in the list what is wrong with the webhook', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const vars = { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: 'whsec_guess' }

  const page = await (await inbox('', { vars, headers: { Accept: 'text/html' } })).text()

  expect(page).toContain('WEBHOOK_SECRET has to be')
  expect(page).not.toContain('whsec_guess')
})
