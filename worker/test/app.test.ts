import { expect, test, vi } from 'vitest'
import { app } from '../app.ts'
import { securityHeaders } from '../middleware/security-headers.ts'
import { asOperator, inProcess, postOf } from './in-process.ts'
import { readRoutes } from './routes.ts'
import { serveWorker } from './serve-worker.ts'
import { storeContacts } from './store-contacts.ts'

const worker = serveWorker()

test.each(['/api', '/api//contact', '/api/contact/', '/api/%ff', '/api/contact%00'])(
  'answers 404 as JSON at %s',
  async (path) => {
    const response = await worker.fetch(path, { redirect: 'manual', headers: asOperator })

    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: { code: 'not_found' } })
  },
)

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']

const addresses = [...Map.groupBy(readRoutes(), ({ address }) => address)].map(
  ([address, routes]): [address: string, allow: string] => {
    const methods = routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : method))
    return [address, methods.sort().join(', ')]
  },
)

test.each(addresses)(
  'answers 405 at %s to all methods except %s, which it names',
  async (path, allow) => {
    for (const method of METHODS.filter((each) => !allow.split(', ').includes(each))) {
      const response = await worker.fetch(path, { method, headers: asOperator })

      expect(response.status, method).toBe(405)
      expect(response.headers.get('Allow')).toBe(allow)
      if (method !== 'HEAD') expect(await response.text()).toContain(`methods here: ${allow}.`)
    }
  },
)

test.each([
  ['/api/contact', '/contact'],
  ['/api/subscribe?box=aside', '/blog'],
])('redirects a browser that reloads %s to the form at %s', async (path, form) => {
  const headers = { Accept: 'text/html,*/*;q=0.8' }
  for (const method of ['GET', 'HEAD']) {
    const response = await worker.fetch(path, { method, headers, redirect: 'manual' })

    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(form)
  }
})

test('answers an unexpected error with a 500, without its text in the answer or the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const limit = () => Promise.reject(new TypeError('ada@lovelace.example'))
  const headers = { Authorization: 'Bearer x', 'cf-ray': '8a1b2c3d4e5f-SJC', 'X-Request-Id': 'ada' }

  const response = await app.request('/api/contacts', { headers }, { OPERATOR_LIMIT: { limit } })

  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    error: {
      code: 'internal_error',
      message: 'Something failed on our side. Please try again.',
      requestId: '8a1b2c3d4e5f-SJC',
    },
  })
  // The headers of other answers: web/e2e/hosting.spec.ts.
  expect(Object.fromEntries(response.headers)).toMatchObject(
    Object.fromEntries(new Headers(securityHeaders())),
  )
  expect(log.mock.calls).toEqual([
    [
      '{"level":"error","event":"request_failed","requestId":"8a1b2c3d4e5f-SJC","code":"internal_error","cause":"TypeError"}',
    ],
  ])
})

/** The routes that take a cross-origin POST of a mail program (RFC 8058). */
const FROM_ANYWHERE = '/api/subscribe/:id/unsubscribe'

const posts = app.routes
  .filter(({ method, path }) => method === 'POST' && path !== FROM_ANYWHERE)
  .map(({ path }) => path.replace(':id', 'id-1'))

test.each([...new Set(posts)])('rejects a POST to %s from another website', async (path) => {
  // Without a database, nothing could be done.
  const request = inProcess({})
  for (const foreign of [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ]) {
    // Also too large, because the body is not read.
    const init = postOf({ note: 'x'.repeat(100_000) }, { ...asOperator, ...foreign })

    expect((await request(path, init)).status).toBe(403)
  }
})

/** The operators' GET routes, with each way to request a file; a link from a chat leads to a page. */
const reads = [
  ...new Set(
    app.routes
      .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/contacts'))
      .map(({ path }) => path),
  ),
].flatMap((path) => {
  const asked = path.replace(':id', 'id-1')
  return [
    { path: asked, Accept: 'text/html' },
    { path: asked, Accept: 'text/csv' },
    { path: `${asked}?format=csv`, Accept: 'text/html' },
  ]
})

test.each([
  ['no', 'cross-site', false],
  ['no', 'same-site', false],
  ['every', 'none', true],
])('serves %s file to requests %s, and pages to all requests', async (_, site, given) => {
  const DB = await worker.database()
  const request = inProcess({ DB })
  await storeContacts(DB, 1)
  const files: string[] = []
  const refused: string[] = []

  for (const { path, Accept } of reads) {
    const headers = { ...asOperator, 'Sec-Fetch-Site': site, Accept }
    const response = await request(path, { headers })
    await response.text()
    if (response.headers.has('Content-Disposition')) files.push(path)
    if (response.status === 403) refused.push(path)
  }

  expect((given ? files : refused).sort()).toEqual([
    '/api/contacts',
    '/api/contacts/subscribers?format=csv',
    '/api/contacts?format=csv',
  ])
  expect(given ? refused : files).toEqual([])
  expect(await worker.rows('SELECT * FROM audit')).toHaveLength(given ? 3 : 0)
})
