import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { asOperator, jsonPost } from '../fetch-in-process.ts'
import { type Route, readRoutes, storeCanaries } from '../route-cases.ts'
import { startWorker } from '../start-worker.ts'
import { anyJson, anyText } from './hostile-inputs.ts'

const worker = await startWorker()
const { REQUESTS = '100', SEED = '14' } = process.env

/** Words of a stack, a statement or a machine; no generated text has them. */
const LEAK =
  /\n\s+at \S+ \(|\.[jt]sx?:\d+:\d+|\bD1_\w+|SQLITE_|no such (?:table|column)|node_modules|\b(?:Type|Range|Syntax)Error\b/
const REFERENCE = /[A-Z]{1,8}(?:-\w{4}){2}/
const HEADERS: Record<string, string>[] = [
  {},
  { accept: 'text/html' },
  { accept: '*/*;q=0.1, text/html;q=2' },
  { origin: 'null' },
  { 'idempotency-key': 'k'.repeat(129) },
  { 'content-encoding': 'gzip' },
  { range: 'bytes=0-0' },
  { 'x-forwarded-host': 'evil.example' },
  { cookie: '__Host-session=%7B%7D.%3D' },
]

/** A request to any route, right but for one field, its id, its query or a header. */
const hostileRequest = fc.record({
  route: fc.oneof(
    ...readRoutes().map((route) => ({
      weight: route.isPublic && route.sends ? 8 : 1,
      arbitrary: fc.constant(route),
    })),
  ),
  id: fc.oneof({ weight: 3, arbitrary: fc.constant('id-1') }, anyText),
  query: fc.dictionary(fc.constantFrom('q', 'status', 'before', 'limit', 'list', 'x'), anyText),
  field: fc.nat(5),
  value: fc.oneof(anyText, anyJson),
  headers: fc.constantFrom(...HEADERS),
  isForm: fc.boolean(),
})

function initOf(
  { method, sends: [sent = {}] = [] }: Route,
  { field = 0, value = null as unknown, isForm = false },
) {
  const names = Object.keys(sent)
  const fields = { ...sent, [names[field % names.length] ?? 'x']: value }
  if (method !== 'POST') return { fields, init: { method } }
  if (!isForm) return { fields, init: jsonPost(fields) }
  const texts = Object.entries(fields).map(([name, each]) => [
    name,
    typeof each === 'string' ? each.toWellFormed() : JSON.stringify(each),
  ])
  return { fields: Object.fromEntries(texts), init: { method, body: new URLSearchParams(texts) } }
}

test(`none of ${REQUESTS} requests from seed ${SEED} gets a 500, or a word of the machine`, async () => {
  await storeCanaries(worker.db)
  const statuses = new Set<number>()
  const property = fc.asyncProperty(
    hostileRequest,
    async ({ route, id, query, headers, ...each }) => {
      const { fields, init } = initOf(route, each)
      const path = route.path.replace(':id', () => encodeURIComponent(id.toWellFormed()))
      // The runtime itself refuses longer addresses.
      const response = await worker.fetch(`${path}?${new URLSearchParams(query)}`.slice(0, 4000), {
        ...init,
        redirect: 'manual',
        headers: {
          ...('headers' in init ? init.headers : {}),
          'idempotency-key': crypto.randomUUID(),
          ...asOperator,
          ...headers,
        },
      })
      const body = await response.text()

      statuses.add(response.status)
      expect(response.status).toBeLessThan(500)
      expect(body).not.toMatch(LEAK)
      expect(response.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';/)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(response.headers.get('Location') ?? '/').toMatch(/^\/(?![/\\])/)
      if (route.name !== 'POST /api/contact' || response.status >= 400) return
      const [reference] = REFERENCE.exec(response.headers.get('Location') ?? body) ?? []
      const { name = '', email = '', message } = fields as Record<string, string>
      const select = 'SELECT name, email, message FROM enquiry WHERE reference = ?1'
      const stored = await worker.db.prepare(select).bind(reference).first()
      expect(stored).toEqual({ name: name.trim(), email: email.trim(), message })
    },
  )

  await fc.assert(property, { numRuns: Number(REQUESTS), seed: Number(SEED) })
  expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 404, 422]))
})
