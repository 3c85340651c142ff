import { beforeEach, expect, test, vi } from 'vitest'
import { app } from '../app.ts'
import { contactStatuses } from '../contact/status.ts'
import type { Env } from '../env.ts'
import { filterSpam, type Verdict } from '../spam/filter.ts'
import { serveWorker } from '../test/serve-worker.ts'
import { turnstileOf } from './turnstile.ts'

vi.mock(import('../settings.ts'), async (load) => {
  const { settings } = await load()
  return { settings: { ...settings, turnstileSiteKey: 'site-key' } }
})
vi.mock(import('../spam/filter.ts'), { spy: true })

const worker = serveWorker()
const challenge = { siteKey: 'site-key', action: 'enquiry' }
const enquiry = { name: 'Ada', email: 'ada@lovelace.example', message: 'Hello' }

const verdict = (status: Verdict['status']) =>
  vi.mocked(filterSpam).mockReturnValue({ status, reasons: [] })

beforeEach(() => {
  verdict('held')
})

type Call = { vars?: object; headers?: Record<string, string>; body?: string }

/** The Worker in this process, with a site key in its settings, on the database in workerd. */
async function send({ vars = { TURNSTILE_SECRET: 'secret' }, headers, body }: Call = {}) {
  const env = { DB: await worker.database(), ...vars }
  const context = { waitUntil() {}, passThroughOnException() {}, props: {} }
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: body ?? JSON.stringify(enquiry),
  }
  return app.request('/api/contact', init, env, context)
}

async function move(to: string) {
  const db = await worker.database()
  await db.prepare('UPDATE contact SET status = ?1').bind(to).run()
}

test('offers the sender of a held enquiry a challenge beside the receipt', async () => {
  const response = await send()

  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({
    id: expect.any(String),
    reference: expect.any(String),
    challenge,
  })
})

test.each(['new', 'spam'] as const)('offers none for an enquiry that is %s', async (status) => {
  verdict(status)

  const response = await send()

  expect(response.status).toBe(201)
  expect(await response.json()).not.toHaveProperty('challenge')
})

test('offers none without the secret', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})

  const response = await send({ vars: {} })

  expect(response.status).toBe(201)
  expect(await response.json()).not.toHaveProperty('challenge')
})

test('answers a form sent without script as ever', async () => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }

  const response = await send({ headers, body: new URLSearchParams(enquiry).toString() })

  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe('/contact/sent')
  expect(await response.text()).toBe('')
})

test('answers a repeat as the first, whatever the filter says by then', async () => {
  const headers = { 'Idempotency-Key': 'a-key-of-one-draft' }
  const first = await (await send({ headers })).json()
  verdict('new')

  expect(await (await send({ headers })).json()).toEqual(first)
})

test.each(contactStatuses.filter((status) => status !== 'held'))(
  'offers the repeat of an enquiry that is %s by then no challenge',
  async (status) => {
    const headers = { 'Idempotency-Key': 'a-key-of-one-draft' }
    const { challenge: _, ...receipt } = (await (await send({ headers })).json()) as object & {
      challenge: unknown
    }
    await move(status)

    expect(await (await send({ headers })).json()).toEqual(receipt)
  },
)

test.each([
  ['nothing', {}, null, 0],
  ['the site key alone', {}, 'site-key', 1],
  ['the secret alone', { TURNSTILE_SECRET: 'secret' }, null, 1],
  ['an empty secret', { TURNSTILE_SECRET: '' }, 'site-key', 1],
])('is off with %s, and says what is missing, once', async (_, env, siteKey, warnings) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.resetModules()
  const { turnstileOf } = await import('./turnstile.ts')

  for (const _ of [1, 2]) expect(turnstileOf(env as Env, siteKey)).toBeUndefined()

  expect(warn).toHaveBeenCalledTimes(warnings)
})

test('is on with both', () => {
  expect(turnstileOf({ TURNSTILE_SECRET: 'secret' } as Env, 'site-key')).toEqual({
    siteKey: 'site-key',
    secret: 'secret',
  })
})
