import { expect, test, vi } from 'vitest'
import { app } from '../app.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { asOperator, fetchInProcess, jsonPost } from './fetch-in-process.ts'
import { readRoutes } from './route-cases.ts'
import { startWorker } from './start-worker.ts'
import { storeEnquiries } from './store-enquiries.ts'

const worker = await startWorker()

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

test('answers an unexpected error with a 500, without its text in the response or the log', async () => {
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
  // The headers of other responses: web/e2e/response-headers-and-script-budget.spec.ts.
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
  const request = fetchInProcess({})
  for (const foreign of [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ]) {
    // Also too large, because the body is not read.
    const init = jsonPost({ note: 'x'.repeat(100_000) }, { ...asOperator, ...foreign })

    expect((await request(path, init)).status).toBe(403)
  }
})

const operatorPaths = readRoutes()
  .filter(({ method, isPublic }) => method === 'GET' && !isPublic)
  .map(({ path }) => path.replace(':id', 'id-1'))

test.each([
  ['cross-site', 403],
  ['same-site', 403],
  ['none', 200],
])('serves files, not pages, by where a request comes from: %s gets %i', async (site, status) => {
  await storeEnquiries(worker.db, 1)
  /** The addresses whose response is a file, or is refused. */
  const files: string[] = []
  for (const path of operatorPaths.flatMap((each) => [each, `${each}?format=csv`])) {
    const headers = { ...asOperator, 'Sec-Fetch-Site': site, Accept: 'text/html' }
    const response = await fetchInProcess({ DB: worker.db })(path, { headers })
    await response.text()
    const isFile = response.headers.has('Content-Disposition')
    if (isFile || response.status === 403) files.push(`${path} ${response.status}`)
  }

  const expected = ['/api/contacts?format=csv', '/api/contacts/subscribers']
  expect(files).toEqual(expected.map((path) => `${path} ${status}`))
  expect(await worker.rows('SELECT * FROM audit')).toHaveLength(status === 200 ? 2 : 0)
})
