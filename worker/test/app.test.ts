import { expect, test, vi } from 'vitest'
import { app } from '../app.ts'
import { securityHeaders } from '../middleware/security-headers.ts'
import { OPERATOR_TOKEN, serveWorker } from '../test/serve-worker.ts'

const worker = serveWorker()
const operator = { authorization: `Bearer ${OPERATOR_TOKEN}` }

test.each([
  '/api',
  '/api/',
  '/api//contact',
  '/api/nope',
  '/api/contact/',
  '/api/subscribe/',
  '/api/%ff',
  '/api/%2e%2e%2fcontact',
  '/api/contact%00',
])('answers 404 as JSON at %s', async (path) => {
  const response = await worker.fetch(path, { redirect: 'manual', headers: operator })

  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ error: { code: 'not_found' } })
})

test.each([
  ['GET', '/api/contact', 'POST'],
  ['PUT', '/api/contact', 'POST'],
  ['DELETE', '/api/contact', 'POST'],
  ['OPTIONS', '/api/contact', 'POST'],
  ['GET', '/api/subscribe', 'POST'],
  ['DELETE', '/api/subscribe', 'POST'],
  ['OPTIONS', '/api/subscribe', 'POST'],
  ['POST', '/api/contacts', 'GET, HEAD'],
  ['PATCH', '/api/contacts', 'GET, HEAD'],
  ['PROPFIND', '/api/contacts', 'GET, HEAD'],
])('answers 405 as JSON to %s %s and names the methods it takes', async (method, path, allow) => {
  const response = await worker.fetch(path, { method, headers: operator })

  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe(allow)
  expect(await response.json()).toMatchObject({ error: { code: 'method_not_allowed' } })
})

test('answers HEAD as it answers GET, without a body', async () => {
  const response = await worker.fetch('/api/contacts', { method: 'HEAD' })

  expect(response.status).toBe(401)
  expect(await response.text()).toBe('')
})

test.each([
  ['a success', '/api/contact', { name: 'Ada', email: 'a@b.example', message: 'Hi' }, 201],
  ['a subscription', '/api/subscribe', { email: 'a@b.example' }, 201],
  ['a refusal', '/api/contact', {}, 422],
  ['a refused subscription', '/api/subscribe', {}, 422],
  ['an unknown address', '/api/nope', {}, 404],
])(
  'sends the security headers, no-store and a request id with %s',
  async (_, path, body, status) => {
    const headers = { 'Content-Type': 'application/json' }
    const response = await worker.fetch(path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })

    expect(response.status).toBe(status)
    for (const [name, value] of Object.entries(securityHeaders())) {
      expect(response.headers.get(name)).toBe(value)
    }
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('X-Request-Id')).toMatch(/^[\w-]{16,}$/)
  },
)

test('answers an unforeseen error with a 500 that says and logs nothing of it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const limit = () => Promise.reject(new TypeError('ada@lovelace.example'))
  const headers = { Authorization: 'Bearer x', 'cf-ray': '8a1b2c3d4e5f-SJC' }

  const response = await app.request('/api/contacts', { headers }, { OPERATOR_LIMIT: { limit } })

  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    error: { code: 'internal_error', message: 'Something failed on our side. Please try again.' },
  })
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(log.mock.calls).toEqual([
    ['{"requestId":"8a1b2c3d4e5f-SJC","code":"internal_error","cause":"TypeError"}'],
  ])
})

/** What a mail program may post from anywhere (RFC 8058). */
const FROM_ANYWHERE = '/api/subscribe/:id/unsubscribe'

const posts = app.routes
  .filter(({ method, path }) => method === 'POST' && path !== FROM_ANYWHERE)
  .map(({ path }) => path.replace(':id', 'id-1'))

test.each([...new Set(posts)])('takes no POST to %s from another website', async (path) => {
  const OPERATOR_LIMIT = { limit: async () => ({ success: true }) }
  const ASSETS = { fetch: async () => new Response('', { status: 404 }) }
  for (const foreign of [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ]) {
    // Too large, too: nothing of it is read. Without a database, nothing could be done.
    const body = JSON.stringify({ note: 'x'.repeat(70_000) })
    const headers = { 'Content-Type': 'application/json', ...operator, ...foreign }
    const env = { OPERATOR_TOKEN, OPERATOR_LIMIT, ASSETS }

    expect((await app.request(path, { method: 'POST', headers, body }, env)).status).toBe(403)
  }
})
