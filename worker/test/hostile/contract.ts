import { expect } from 'vitest'
import { securityHeaders } from '#worker/middleware/security-headers.ts'
import { readRoutes } from '#worker/test/routes.ts'
import type { Answer } from '../driver/connections.ts'
import type { HostileRequest } from './requests.ts'

const routes = new Map(readRoutes().map((each) => [each.name, each]))

const REFUSALS = [400, 403, 413, 415, 422, 429]
/** The statuses of the site's files and of the page for missing addresses. */
const SITE = [
  200, 204, 301, 302, 303, 304, 307, 308, 400, 401, 403, 404, 405, 410, 413, 414, 415, 422, 429,
]

/** Words of a stack, a statement or a machine; no generated text has them. */
const LEAK =
  /\n\s+at \S+ \(|\.[jt]sx?:\d+:\d+|\bD1_\w+|SQLITE_|no such (?:table|column)|node_modules|\b(?:Type|Range|Syntax)Error\b|root:x:0/

/** Pages have a policy with their own hashes; those with a secret address send no referrer to other sites. */
const STRICT: Record<string, RegExp> = {
  'Content-Security-Policy': /^default-src 'none';(?!.*(?:unsafe|\*))/,
  'Referrer-Policy': /^(?:strict-origin-when-cross-origin|same-origin|no-referrer)$/,
}

/** A path's parameters are plain, so that it can be of no other route. */
const PLAIN = /^[\w/-]+(?:\?|$)/

/** The allowed statuses of the answer to a request. */
function statusesOf({ to, method, path, credentials }: HostileRequest): number[] {
  const route = to === undefined ? undefined : routes.get(to)
  if (!route || !PLAIN.test(path)) return SITE
  if (!route.isPublic && credentials !== 'right') return [401, 429]
  const own = method === route.method || (method === 'HEAD' && route.method === 'GET')
  // Another method may be that of another route of the same path.
  return own ? [...route.does, ...REFUSALS] : [...route.does, 405, 303, ...REFUSALS]
}

export type Site = {
  /** Its origin, which all its addresses must have. */
  origin: string
  /** The security headers of its files. */
  policy: string[]
}

/** Checks the rules for every answer of the site. */
export function expectContract(
  request: HostileRequest,
  answer: Answer,
  { origin, policy }: Site,
): void {
  const { status, headers, body } = answer
  expect(statusesOf(request)).toContain(status)

  const isFile = headers['cache-control'] !== 'no-store'
  const ours = Object.entries(securityHeaders())
  for (const [name, value] of ours) {
    const sent = headers[name.toLowerCase()]
    if (!isFile || policy.includes(name)) expect(sent, name).toBeDefined()
    if (sent !== undefined) expect(sent, name).toMatch(STRICT[name] ?? value)
  }
  if (request.to !== undefined && request.path.startsWith('/api/') && PLAIN.test(request.path)) {
    expect(headers['x-request-id']).toMatch(/^[\w-]{16,}$/)
    if (request.to !== 'GET /api/health') expect(headers['cache-control']).toBe('no-store')
  }
  // An answer of success would be an echo; a redirect to the lower case is none.
  if (request.method === 'TRACE') expect(status).toBeGreaterThanOrEqual(300)
  expect(headers).not.toHaveProperty('set-cookie')
  expect(headers).not.toHaveProperty('x-injected')
  expect(headers).not.toHaveProperty('access-control-allow-origin')

  // Parsed like in a browser, which treats a backslash as a slash.
  const location = new URL(headers.location ?? '', `${origin}${request.path}`)
  expect(location.origin, headers.location).toBe(origin)

  if (status === 405 && request.to && PLAIN.test(request.path)) {
    expect(headers.allow?.split(', ')).toContain(routes.get(request.to)?.method)
  }
  expect(body).not.toMatch(LEAK)
  const isJson = headers['content-type']?.startsWith('application/json')
  if (status >= 400 && isJson && body !== '') {
    const { error } = JSON.parse(body)
    expect(error).toMatchObject({ code: expect.any(String), message: expect.any(String) })
  }
}
