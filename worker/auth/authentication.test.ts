import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '../http/errors.ts'
import { ACCESS_AUDIENCE, serveAccessIssuer } from '../test/access-issuer.ts'
import { accessHeaders, authorization, basicAuth, type Credentials } from '../test/credentials.ts'
import { authenticateOperator, type OperatorEnv } from './authentication.ts'

const TOKEN = 'schlüssel zum Posteingang ✉'
const NEXT = 'the-token-of-next-month'

const issuer = await serveAccessIssuer()
afterAll(() => issuer.close())
const access = { ACCESS_ISSUER: issuer.issuer, ACCESS_AUDIENCE }

const app = new Hono<OperatorEnv>()
  .use(requestId({ limitLength: 0, generator: () => '8a1b2c3d4e5f-SJC' }))
  .get('/', authenticateOperator, (c) => c.json(c.var.operator))
  .onError((error, c) => c.text('', error instanceof ApiError ? error.status : 500))

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
beforeEach(() => void warn.mockClear())

async function read(
  credentials: Credentials,
  vars: object = { OPERATOR_TOKEN: TOKEN },
  success = true,
) {
  const limit = vi.fn().mockResolvedValue({ success })
  const headers = { 'cf-connecting-ip': '192.0.2.7', ...credentials }
  const response = await app.request('/', { headers }, { OPERATOR_LIMIT: { limit }, ...vars })
  const text = await response.text()
  return { status: response.status, operator: text && JSON.parse(text), limit }
}

const status = async (...asked: Parameters<typeof read>) => (await read(...asked)).status
const named = async (...asked: Parameters<typeof read>) => (await read(...asked)).operator

const both = { OPERATOR_TOKEN: TOKEN, OPERATOR_TOKEN_NEXT: NEXT }

test.each<[string, Credentials, object, number]>([
  ['a non-ASCII token as UTF-8', basicAuth(TOKEN), { OPERATOR_TOKEN: TOKEN }, 200],
  ['one letter more', basicAuth(`${TOKEN}!`), { OPERATOR_TOKEN: TOKEN }, 401],
  ['the old token during rotation', basicAuth(TOKEN), both, 200],
  ['the new token during rotation', basicAuth(NEXT), both, 200],
  ['a bearer', authorization(`bearer ${NEXT}`), both, 200],
  ['both tokens at once', basicAuth(`${TOKEN}${NEXT}`), both, 401],
  ['no token', basicAuth(''), both, 401],
  ['the new token before', basicAuth(NEXT), { OPERATOR_TOKEN: TOKEN }, 401],
  ['the old token after', basicAuth(TOKEN), { OPERATOR_TOKEN: NEXT }, 401],
  [
    'a JWT without Access',
    { ...accessHeaders('x'), ...basicAuth(TOKEN) },
    { OPERATOR_TOKEN: TOKEN },
    200,
  ],
])('answers %s', async (_, credentials, vars, expected) => {
  expect(await status(credentials, vars)).toBe(expected)
})

test('names the operator by the user name of Basic, or by the email of the JWT of Access', async () => {
  const vars = { ...both, ...access }
  const person = accessHeaders(await issuer.sign())
  const service = accessHeaders(
    await issuer.sign({ email: undefined, common_name: 'nightly export' }),
  )
  const token = { name: 'token', verified: false }
  const ada = { name: 'ada@lumenfold.example', verified: true }

  expect(await named(basicAuth(TOKEN, 'ada'), vars)).toEqual({ name: 'ada', verified: false })
  expect((await named(basicAuth(TOKEN, 'é'.repeat(9000)), vars)).name).toBe('é'.repeat(300))
  for (const none of ['', ' \u202e', ` ${NEXT}`]) {
    expect(await named(basicAuth(TOKEN, none), vars)).toEqual(token)
  }
  expect(await named(authorization(`Bearer ${NEXT}`), vars)).toEqual(token)
  expect(await named(person, vars)).toEqual(ada)
  expect(await named({ ...person, ...basicAuth(TOKEN, 'eve') }, vars)).toEqual(ada)
  expect(await named(service, vars)).toEqual({ name: 'nightly export', verified: true })
})

test('tolerates a clock that is a few seconds off', async () => {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'] }) // It stands still.
  const now = Math.floor(Date.now() / 1000)

  expect(await status(accessHeaders(await issuer.sign({ nbf: now + 3 })), access)).toBe(200)
  expect(await status(accessHeaders(await issuer.sign({ exp: now - 3 })), access)).toBe(200)
  expect(await status(accessHeaders(await issuer.sign({ nbf: now + 9 })), access)).toBe(401)
  expect(await status(accessHeaders(await issuer.sign({ exp: now - 9 })), access)).toBe(401)
})

test('fetches the keys of Access once for many requests', async () => {
  const jwt = accessHeaders(await issuer.sign())
  await status(jwt, access)
  const before = issuer.fetches()

  expect([await status(jwt, access), await status(jwt, access)]).toEqual([200, 200])
  expect(issuer.fetches()).toBe(before)
})

test('answers 503 while the keys of Access are unavailable, also to a valid token', async () => {
  const away = await serveAccessIssuer()
  away.respondWith('failure')
  const vars = { OPERATOR_TOKEN: TOKEN, ACCESS_ISSUER: away.issuer, ACCESS_AUDIENCE }
  const jwt = accessHeaders(await away.sign())

  expect(await status(jwt, vars)).toBe(503)
  expect(await status({ ...jwt, ...basicAuth(TOKEN) }, vars)).toBe(503)
  expect(await status({ ...jwt, ...basicAuth('wrong') }, vars)).toBe(401)
  expect(await status(basicAuth(TOKEN), vars)).toBe(200)
  away.close()
})

test('counts failures by address, no right or missing credentials; refuses only wrong ones beyond the limit', async () => {
  const vars = { OPERATOR_TOKEN: TOKEN, ...access }
  const wrong = [
    basicAuth('wrong'),
    authorization('nonsense'),
    { ...accessHeaders('x'), ...basicAuth(TOKEN) },
  ]
  for (const sent of wrong) {
    const { status, limit } = await read(sent, vars, false)
    expect([status, limit.mock.calls]).toEqual([429, [[{ key: '192.0.2.7' }]]])
  }
  for (const sent of [basicAuth(TOKEN), accessHeaders(await issuer.sign()), {}]) {
    const { status, limit } = await read(sent, vars, false)
    expect(status).toBe(Object.keys(sent).length > 0 ? 200 : 401)
    expect(limit).not.toHaveBeenCalled()
  }
})

test('logs a failed sign-in without its credentials, and no request without credentials', async () => {
  await read({})
  await read(basicAuth(TOKEN))
  expect(warn).not.toHaveBeenCalled()

  await read(basicAuth('a-slip-of-a-password', 'ada'))
  await read(accessHeaders('a.slip.of-a-jwt'), { OPERATOR_TOKEN: TOKEN, ...access })

  const refused = { level: 'warn', event: 'sign_in_refused', requestId: '8a1b2c3d4e5f-SJC' }
  expect(warn.mock.calls.map(([line]) => JSON.parse(line))).toEqual([refused, refused])
})
