import * as fc from 'fast-check'
import * as z from 'zod/mini'
import { type Route, readRoutes } from '#worker/test/routes.ts'
import { json, text } from './texts.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema
type Fields = Record<string, unknown>
export type HostileRequest = {
  /** A route's name; undefined for an address of the whole site. */
  route: string | undefined
  method: string
  path: string
  headers: Record<string, string>
  isSignedIn: boolean
  body: { type: string; sent: string; fields: Fields }
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE']
const IDS = ['id-1', 'id-2', 'id-3', 'nobody']
const PIECES =
  '/ // \\ /. /.. /%2e%2e ..%2f %5c %0d%0aSet-Cookie:a=1 %00 %ff %c0%af % %zz ? # ; & ~ * @ : about About services/gen-ai SERVICES blog .html .md .php .git/config 404 410 api contact search?q= assets/index.js _headers _redirects evil.example http://evil.example'

/** The first arbitrary, and once in a while the second. */
const often = <T>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<T>, weight = 12): fc.Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: other })

const mapValues = <T, U>(values: Record<string, T>, change: (value: T) => U) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))

const ACCEPT = ['text/html', 'application/json', 'text/csv', '*/*;q=0.1, text/html;q=2']
const UNUSUAL: Record<string, string>[] = [
  ...[{ origin: 'null' }, { origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }],
  ...[{ 'idempotency-key': '12345678' }, { 'idempotency-key': 'k'.repeat(129) }],
  ...[{ 'content-encoding': 'gzip' }, { range: 'bytes=0-0' }, { 'if-none-match': '*' }],
  ...[{ 'x-forwarded-host': 'evil.example' }, { 'x-request-id': '<script>' }],
  ...[{ cookie: 'CF_Authorization=x' }, { 'cf-access-jwt-assertion': 'eyJhbGciOiJub25lIn0.e30.' }],
]
const headers = fc
  .tuple(fc.constantFrom(...ACCEPT), often(fc.constant({}), fc.constantFrom(...UNUSUAL), 3))
  .map(([accept, unusual]) => ({ accept, ...unusual }))

/** A value that a schema accepts, or nearly: its refinements are unknown here. */
function valueFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { anyOf, allOf, properties, type, pattern } = schema
  if (anyOf) return fc.oneof(...anyOf.map(valueFor))
  if (properties) return fc.record(mapValues(properties as Record<string, JsonSchema>, valueFor))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  if (type === 'number') return fc.double()
  if (type === 'array') return fc.array(fc.constantFrom(...IDS))
  if (allOf?.some((each) => each.pattern?.includes('@'))) return fc.emailAddress()
  return pattern ? fc.stringMatching(new RegExp(pattern)) : text
}

/** Fields for a schema: most are valid, some are missing, wrong or unknown. */
function fieldsOf(schema: z.ZodMiniType = z.object({})): fc.Arbitrary<Fields> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const fields = mapValues(properties as Record<string, JsonSchema>, (each) =>
    often(valueFor(each), fc.oneof(text, json)),
  )
  const some = fc.record(fields, { requiredKeys: [] })
  return often(fc.record(fields), fc.oneof(some, fc.dictionary(text, json, { maxKeys: 3 })))
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const asForm = (fields: Fields) => String(new URLSearchParams(mapValues(fields, asText)))

function encode(fields: Fields, isForm: boolean): HostileRequest['body'] {
  if (!isForm) return { type: 'application/json', sent: JSON.stringify(fields), fields }
  const texts = mapValues(fields, (value) => asText(value).toWellFormed())
  return { type: 'application/x-www-form-urlencoded', sent: asForm(fields), fields: texts }
}

const garbage = fc.record({
  type: fc.constantFrom('application/json', 'multipart/form-data; boundary=x', 'text/xml', ''),
  sent: often(text, fc.constantFrom('{"name":', '{}{}', '--x\r\n\r\n', '"'.repeat(99_000)), 1),
  fields: fc.constant({}),
})

function requestTo(route: Route): fc.Arbitrary<HostileRequest> {
  const fields = fc.oneof(...(route.body ?? [undefined]).map(fieldsOf))
  const body = fc.tuple(fields, fc.boolean()).map((each) => encode(...each))
  const anyId = text.map((each) => encodeURIComponent(each.toWellFormed()))
  const id = often(fc.constantFrom(...IDS), anyId)
  const search = fc.oneof(...(route.query ?? [undefined]).map(fieldsOf)).map(asForm)
  return fc.record({
    route: fc.constant(route.name),
    method: often(fc.constant(route.method), fc.constantFrom(...METHODS)),
    // The runtime itself refuses longer addresses.
    path: fc
      .tuple(id, search)
      .map((each) => `${route.path.replace(':id', each[0])}?${each[1]}`.slice(0, 4000)),
    headers,
    isSignedIn: often(fc.constant(true), fc.constant(false), 3),
    body: often(body, garbage),
  })
}

const pieces = fc.array(fc.constantFrom(...PIECES.split(' ')), { maxLength: 6 })
const siteRequest = fc.record({
  route: fc.constant(undefined),
  method: fc.constantFrom('GET', ...METHODS),
  path: pieces.map((each) => `/${each.join('')}`),
  headers,
  isSignedIn: fc.constant(false),
  body: garbage,
})

/** A request to a route of the app, valid, nearly valid or invalid, or to any address of the site. */
export const hostileRequest = fc.oneof(
  ...readRoutes().map((each) => ({
    weight: each.isPublic && each.body ? 12 : 2,
    arbitrary: requestTo(each),
  })),
  { weight: 4, arbitrary: siteRequest },
)
