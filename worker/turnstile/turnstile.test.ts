import { beforeEach, expect, test, vi } from 'vitest'
import type { Env } from '../env.ts'
import { inProcess, postOf } from '../test/in-process.ts'
import { enquiry } from '../test/sample-enquiry.ts'
import { serveWorker } from '../test/serve-worker.ts'
import { siteverify } from './siteverify.ts'
import { isUnverified } from './turnstile.ts'

vi.mock(import('../settings.ts'), async (load) => {
  const { settings } = await load()
  return { settings: { ...settings, turnstileSiteKey: 'site-key' } }
})
vi.mock(import('./siteverify.ts'), async (load) => ({ ...(await load()), siteverify: vi.fn() }))

const worker = await serveWorker()
const SECRET = 'secret-of-the-widget'

beforeEach(() => {
  vi.mocked(siteverify).mockReset().mockResolvedValue(true)
})

/** The Worker with a secret of the widget, and a site key in its settings. */
async function send(headers: Record<string, string>, body = JSON.stringify(enquiry)) {
  const request = inProcess({ DB: worker.db, TURNSTILE_SECRET: SECRET })
  return request('/api/contact', { ...postOf(enquiry, headers), body })
}

async function stored() {
  return (await worker.rows('SELECT status, reasons FROM contact'))[0]
}

test('accepts an enquiry with a valid token normally', async () => {
  const response = await send({ 'Turnstile-Token': 'token' })

  expect(response.status).toBe(201)
  expect(Object.keys((await response.json()) as object)).toEqual(['id', 'reference'])
  expect(siteverify).toHaveBeenCalledExactlyOnceWith('token', SECRET)
  expect(await stored()).toEqual({ status: 'new', reasons: '[]' })
})

test('holds an enquiry with an invalid token', async () => {
  vi.mocked(siteverify).mockResolvedValue(false)

  expect((await send({ 'Turnstile-Token': 'token' })).status).toBe(201)
  expect(await stored()).toEqual({ status: 'held', reasons: '["turnstile"]' })
})

test.each([
  ['no token', {}],
  ['an empty token', { 'Turnstile-Token': '' }],
  ['a token longer than Turnstile makes them', { 'Turnstile-Token': 't'.repeat(2049) }],
])('holds an enquiry with %s without siteverify', async (_, headers: Record<string, string>) => {
  expect((await send(headers)).status).toBe(201)
  expect(siteverify).not.toHaveBeenCalled()
  expect(await stored()).toEqual({ status: 'held', reasons: '["turnstile"]' })
})

test('holds a form sent without JavaScript, because it has no widget, and answers with the same thanks', async () => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }

  const response = await send(headers, new URLSearchParams(enquiry).toString())

  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toMatch(/^\/api\/contact\/sent\?/)
  expect(await stored()).toEqual({ status: 'held', reasons: '["turnstile"]' })
})

test.each([{}, { TURNSTILE_SECRET: '' }])('is off with the site key and %j', async (env) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})

  expect(await isUnverified(undefined, env as Env)).toBe(false)
})
