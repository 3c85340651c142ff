import { afterAll, expect, test, vi } from 'vitest'
import { ACCESS_AUDIENCE, serveAccessIssuer } from '../test/access-issuer.ts'
import {
  accessHeaders,
  authorization,
  badAssertions,
  badAuthorizations,
  basicAuth,
  type Credentials,
} from '../test/credentials.ts'
import { fetchInProcess, OPERATOR_TOKEN } from '../test/fetch-in-process.ts'
import { readPaths, readRoutes } from '../test/route-cases.ts'
import { startWorker } from '../test/start-worker.ts'
import { storeEnquiries } from '../test/store-enquiries.ts'

const issuer = await serveAccessIssuer()
const access = { ACCESS_ISSUER: issuer.issuer, ACCESS_AUDIENCE }
const secrets = { OPERATOR_TOKEN, ...access }
const worker = await startWorker(access)
afterAll(() => issuer.close())

const jwt = await issuer.sign()
const badCredentials = [...badAuthorizations, ...(await badAssertions(issuer))]

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const publicPaths = new Set(readRoutes().flatMap(({ isPublic, path }) => (isPublic ? path : [])))

/** All other routes of the app are for operators. */
const operatorRoutes = readPaths()
  .filter(({ path }) => !/^(?:\/\*|\/api\/session\/\*)$/.test(path) && !publicPaths.has(path))
  .map(({ path, method }) => ({
    path: path.replace(/:\w+\??/, 'id-1').replace('*', 'unknown'),
    method,
  }))
const paths = [
  ...new Set(operatorRoutes.map(({ path }) => path)),
  '/api/contacts/',
  '/api/contacts/%00',
  '/api/contacts?limit=x',
]

/** The Worker with other secrets, on the same database. */
const withVars = async (vars: object = secrets) =>
  fetchInProcess({ DB: worker.db, OPERATOR_TOKEN: undefined, ...vars })

function ask(method: string, credentials: Credentials) {
  const headers = { 'content-type': 'application/json', ...credentials }
  const hasBody = ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method)
  return { method, headers, ...(hasBody && { body: '{"status":"done"}' }) }
}

const stored = () =>
  worker.rows('SELECT (SELECT count(*) FROM audit) AS audited, enquiry.* FROM enquiry')

type Answer = {
  status: number
  headers: { get: (name: string) => string | null }
  text: () => Promise<string>
}

async function expectRefusal(response: Answer, asked: string): Promise<void> {
  const refusal = { code: 'unauthorized', message: 'Sign in with the operator token as password.' }
  const headers = ['WWW-Authenticate', 'Cache-Control', 'Vary'].map((each) =>
    response.headers.get(each),
  )
  expect([asked, response.status, await response.text(), ...headers]).toEqual([
    ...[asked, 401, asked.startsWith('HEAD') ? '' : JSON.stringify({ error: refusal })],
    ...['Basic realm="Enquiries", charset="UTF-8"', 'no-store', 'Accept, Authorization, Cookie'],
  ])
}

test('rejects missing credentials on every route with every method, and wrong ones on every route', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const request = await withVars()
  await storeEnquiries(worker.db, 1)
  const before = await stored()

  for (const path of paths) {
    for (const method of METHODS) {
      await expectRefusal(await request(path, ask(method, {})), `${method} ${path}`)
    }
    for (const wrong of [authorization('Bearer wrong'), accessHeaders('wrong')]) {
      await expectRefusal(await request(path, ask('POST', wrong)), `POST ${path}`)
    }
  }

  expect(await stored()).toEqual(before)
})

test.each(badCredentials)('rejects %s', async (kind, headers) => {
  await storeEnquiries(worker.db, 1)

  await expectRefusal(await worker.fetch('/api/contacts', { headers }), kind)
})

const SHORT = 'nineteen-characters'

test.each([
  ['no secret', {}],
  ['secrets of 19 characters', { OPERATOR_TOKEN: SHORT, OPERATOR_TOKEN_NEXT: SHORT }],
  ['an empty secret', { OPERATOR_TOKEN: '', OPERATOR_TOKEN_NEXT: '' }],
  ['the issuer of Access alone', { ACCESS_ISSUER: issuer.issuer }],
  ['the audience of Access alone', { ACCESS_AUDIENCE }],
  ['an issuer that is no address', { ...access, ACCESS_ISSUER: 'lumenfold.cloudflareaccess.com' }],
  ['an issuer without TLS', { ...access, ACCESS_ISSUER: 'http://access.example' }],
])('denies access while the Worker has %s', async (_, vars) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const request = await withVars(vars)
  await storeEnquiries(worker.db, 1)
  const attempts = [
    ...['undefined', '', SHORT].flatMap((token) => [
      authorization(`Bearer ${token}`),
      basicAuth(token),
    ]),
    ...[jwt, ''].map(accessHeaders),
  ]

  for (const credentials of attempts) {
    const response = await request('/api/contacts', ask('GET', credentials))
    await expectRefusal(response, JSON.stringify(credentials))
  }
})
