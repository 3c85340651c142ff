import * as fc from 'fast-check'
import { expect } from 'vitest'
import { securityHeaders } from '#worker/middleware/security-headers.ts'
import { settings } from '#worker/settings.ts'
import { OPERATOR_TOKEN } from '#worker/test/operator-token.ts'
import { readRoutes } from '#worker/test/routes.ts'
import { type Answer, openConnections } from '../driver/connections.ts'
import { type HostileRequest, hostileRequest } from './requests.ts'

const ROUTES = new Map(readRoutes().map((each) => [each.name, each]))
const REFUSALS = [400, 403, 413, 415, 422, 429]
/** The statuses of the site's files and of the page for missing addresses. */
const SITE = [200, 204, 301, 302, 303, 304, 307, 308, 401, 404, 405, 410, 414, ...REFUSALS]
/** A path whose parameters are plain, so that it can be of no other route. */
const PLAIN = /^[\w/-]+\?/
/** Words of a stack, a statement or a machine; no generated text has them. */
const LEAK =
  /\n\s+at \S+ \(|\.[jt]sx?:\d+:\d+|\bD1_\w+|SQLITE_|no such (?:table|column)|node_modules|\b(?:Type|Range|Syntax)Error\b|root:x:0/
/** Pages have a policy with their own hashes; those with a secret address send no referrer to other sites. */
const OF_PAGES: Record<string, RegExp> = {
  'Content-Security-Policy': /^default-src 'none';(?!.*(?:unsafe|\*))/,
  'Referrer-Policy': /^(?:strict-origin-when-cross-origin|same-origin|no-referrer)$/,
}
const REFERENCE = new RegExp(`${settings.referencePrefix}(?:-\\w{4}){2}`)
const AUTHORIZATION = `Basic ${btoa(`<b>"'&=@:${OPERATOR_TOKEN}`)}`

/**
 * Sends generated requests, and checks the contract of every answer: status, headers, errors; that each
 * accepted enquiry is stored unchanged, and no other. Resolves to the number of answers of each status.
 * @throws {Error} with the shortest request that breaks it, and the seed that replays it
 */
export async function attack(origin: string, database: D1Database, runs: number, seed: number) {
  const connections = openConnections(1)
  const statuses = new Map<number, number>()
  const accepted = new Set<string>()
  const last = await database.prepare('SELECT max(seq) AS seq FROM contact').first('seq')
  const property = fc.asyncProperty(hostileRequest, async (request) => {
    const { method, path, headers, isSignedIn, body } = request
    const hasBody = !/^(GET|HEAD|TRACE)$/.test(method)
    const sent = {
      'cf-connecting-ip': crypto.randomUUID(),
      ...headers,
      ...(isSignedIn && { authorization: AUTHORIZATION }),
      ...(hasBody && { 'content-type': body.type, 'content-length': Buffer.byteLength(body.sent) }),
    }
    const ask = { method, path: path.replace(/[^!-~]/g, ''), headers: sent }
    const answer = await connections.send(origin, { ...ask, ...(hasBody && { body: body.sent }) })
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    expectContract(request, answer, origin)
    if (`${request.route} ${method}` !== 'POST /api/contact POST' || answer.status >= 400) return
    const reference = REFERENCE.exec(answer.headers.location ?? answer.body)?.[0] ?? ''
    accepted.add(reference)
    const select = 'SELECT name, email, message FROM contact WHERE reference = ?'
    const stored = await database.prepare(select).bind(reference).first()
    const { name = '', email = '', message = '' } = body.fields as Record<string, string>
    expect(stored).toEqual({ name: name.trim(), email: email.trim(), message })
  })
  await fc.assert(property, { numRuns: runs, seed }).finally(connections.close)
  const select = 'SELECT reference FROM contact WHERE seq > ?'
  const { results } = await database.prepare(select).bind(last).all<{ reference: string }>()
  expect(results.filter(({ reference }) => !accepted.has(reference))).toEqual([])
  return { statuses, accepted: accepted.size }
}

function expectContract(request: HostileRequest, answer: Answer, origin: string): void {
  const { method, path, headers: asked } = request
  // A browser sends Basic unasked, and nobody has signed in with it.
  const isSignedIn = request.isSignedIn && !('sec-fetch-site' in asked)
  const { status, headers, body } = answer
  // A browser's own Basic credentials are no sign-in.
  const refusals = 'sec-fetch-site' in request.headers ? [...REFUSALS, 401] : REFUSALS
  const route = PLAIN.test(path) ? ROUTES.get(request.route ?? '') : undefined
  if (!route) expect(SITE).toContain(status)
  // A browser is led to the sign-in page; a form of another website is refused before.
  else if (!route.isPublic && !isSignedIn) expect([303, 401, 403, 429]).toContain(status)
  // Another method may be that of another route of the same path.
  else if (method !== route.method) expect([...route.does, 405, 303, ...refusals]).toContain(status)
  else expect([...route.does, ...refusals]).toContain(status)

  for (const [name, value] of Object.entries(securityHeaders())) {
    const sent = headers[name.toLowerCase()]
    if (route) expect(sent, name).toBeDefined()
    if (sent !== undefined) expect(sent, name).toMatch(OF_PAGES[name] ?? value)
  }
  if (route) expect(headers['x-request-id']).toMatch(/^[\w-]{16,}$/)
  if (route) expect(headers['cache-control']).toBe('no-store')
  expect(Object.keys(headers).join()).not.toMatch(/x-injected|access-control/)
  if (!route?.path.startsWith('/api/session')) expect(headers['set-cookie']).toBeUndefined()
  // An answer of success would be an echo; a redirect to the lower case is none.
  if (method === 'TRACE') expect(status).toBeGreaterThanOrEqual(300)
  // Parsed as in a browser, which treats a backslash as a slash.
  expect(new URL(headers.location ?? '', `${origin}${path}`).origin, headers.location).toBe(origin)
  if (status === 405 && route) expect(headers.allow?.split(', ')).toContain(route.method)

  expect(body).not.toMatch(LEAK)
  const isJson = headers['content-type']?.startsWith('application/json')
  if (status < 400 || body === '' || !isJson) return
  const { error } = JSON.parse(body)
  expect(error).toMatchObject({ code: expect.any(String), message: expect.any(String) })
  if (error.code === 'invalid_fields') expect(Object.keys(error.fields).length).toBeGreaterThan(0)
}
