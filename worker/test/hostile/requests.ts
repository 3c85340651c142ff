import * as fc from 'fast-check'
import * as z from 'zod/mini'
import { type Route, readRoutes } from '#worker/test/routes.ts'
import { OPERATOR_TOKEN } from '#worker/test/serve-worker.ts'
import { json, text } from './texts.ts'

type Fields = [name: string, value: unknown][]
type Credentials = 'none' | 'wrong' | 'right'

export type HostileRequest = {
  /** The name of a route; undefined for an address of the whole site. */
  to?: string
  method: string
  /** The path with the query: any ASCII without white space that a socket can carry. */
  path: string
  headers: Record<string, string>
  credentials: Credentials
  body?: { as: keyof typeof ENCODERS; fields: Fields } | { type: string; raw: string }
}

/** Ids of existing and missing enquiries and subscriptions. */
const id = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('id-1', 'id-2', 'id-3', 'nobody') },
  { weight: 1, arbitrary: text.map((name) => encodeURIComponent(name.toWellFormed())) },
  { weight: 1, arbitrary: fc.constantFrom('..%2f..%2fhealth', '%00', '%ff', '%', '%c0%ae', '.') },
  { weight: 1, arbitrary: fc.constantFrom('%0d%0aX-Injected:1', 'a'.repeat(8000), 'a%20b;c') },
)
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE']

const often = <T>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<T>, weight = 12): fc.Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: other })

/** A header's bytes, one per character, without those that Node refuses to send. */
const headerText = text.map((sent) =>
  Buffer.from(sent)
    .toString('latin1')
    .replace(/\p{Cc}/gu, ''),
)
const header = (usual: string[], nothing = 5) =>
  often(
    fc.oneof(
      { weight: nothing, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom(...usual) },
    ),
    headerText,
    20,
  )

const headers = fc
  .record({
    accept: header(['text/html', 'application/json', 'text/csv', '*/*;q=0.1, text/html;q=2'], 1),
    origin: header(['null', 'https://evil.example', 'http://127.0.0.1', 'file://'], 15),
    'sec-fetch-site': header(['same-origin', 'none', 'cross-site'], 15),
    'sec-fetch-dest': header(['document', 'script', 'image']),
    'idempotency-key': header(['12345678', 'short', 'k'.repeat(129), 'a b c d e f']),
    'content-encoding': header(['identity', 'gzip', 'br, gzip'], 20),
    range: header(['bytes=0-0', 'bytes=9-1,-5', 'bytes=0-,0-,0-']),
    'if-none-match': header(['*', 'W/"x"', '"'.repeat(50)]),
    'x-http-method-override': header(['DELETE', 'PUT']),
    'x-forwarded-host': header(['evil.example']),
    'x-original-url': header(['/api/contacts', '//evil.example/']),
    'x-request-id': header(['<script>', 'a'.repeat(500)]),
    cookie: header(['a=b; CF_Authorization=x', ';;;===']),
    'cf-connecting-ip': header(['203.0.113.7', '::1', '127.0.0.1, 10.0.0.1'], 30),
    'cf-access-jwt-assertion': header(['eyJhbGciOiJub25lIn0.e30.', 'a.b.c'], 30),
    'turnstile-token': header(['x'.repeat(99)]),
  })
  .map((all) => JSON.parse(JSON.stringify(all)) as Record<string, string>)

type JsonSchema = {
  [key in 'anyOf' | 'allOf']?: JsonSchema[]
} & {
  const?: unknown
  enum?: unknown[]
  type?: string
  pattern?: string
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
}

/** A value that a schema accepts, or nearly: its refinements are unknown here. */
function valueFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueFor))
  if (schema.properties) {
    const entries = Object.entries(schema.properties).map(([name, each]) => [name, valueFor(each)])
    return fc.record(Object.fromEntries(entries))
  }
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.type === 'number') return fc.double()
  if (schema.type === 'array') return fc.array(fc.oneof(id, valueFor(schema.items ?? {})))
  if (schema.allOf?.some(({ pattern }) => pattern?.includes('@'))) return fc.emailAddress()
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern))
  return text
}

/** Fields for a schema: most are valid, some missing, wrong, double or unknown. */
function fieldsOf(schema: z.ZodMiniType): fc.Arbitrary<Fields> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const fields = Object.entries(properties).map(([name, each]) => {
    const value = often(valueFor(each as JsonSchema), fc.oneof(text, json), 15)
    return often(
      value.map((sent): Fields => [[name, sent]]),
      fc.constant<Fields>([]),
    )
  })
  const names = [...Object.keys(properties), 'website', '__proto__', 'constructor', 'toString', 'x']
  const extra = fc.tuple(fc.oneof(fc.constantFrom(...names), text), fc.oneof(text, json))
  return fc
    .tuple(fc.tuple(...fields), often(fc.constant<Fields>([]), fc.array(extra, { maxLength: 3 })))
    .map(([known, more]) => [...known.flat(), ...more])
}

/** The value in a form. */
export const toText = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value)
const escapeName = (name: string) => name.replace(/["\r\n]/g, encodeURIComponent)

/** JSON with repeated fields, too. */
const toJson = (fields: Fields) =>
  `{${fields.map((pair) => pair.map((each) => JSON.stringify(each)).join(':'))}}`

/** The encodings of fields: each returns the media type and the body. A form's values are text. */
const ENCODERS = {
  json: (fields: Fields) => ['application/json', toJson(fields)],
  urlencoded: (fields: Fields) => {
    const texts = fields.map(([name, value]) => [name, toText(value)])
    return ['application/x-www-form-urlencoded', String(new URLSearchParams(texts))]
  },
  multipart: (fields: Fields) => {
    const parts = fields.map(
      ([name, value]) =>
        `--x\r\nContent-Disposition: form-data; name="${escapeName(name)}"\r\n\r\n${toText(value)}\r\n`,
    )
    return ['multipart/form-data; boundary=x', `${parts.join('')}--x--\r\n`]
  },
}

const garbage = fc.record({
  type: fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'text/xml',
    '__proto__',
    '',
  ),
  raw: fc.oneof(
    text,
    fc.constantFrom('{"name":', '{}{}', '[1', '--x\r\n\r\n', '%', '&&==&', '"'.repeat(99_000)),
  ),
})

/** The media type and the bytes of a request's body. */
export function encodeBody({ body }: HostileRequest): { type?: string; bytes: Buffer } {
  if (!body) return { bytes: Buffer.alloc(0) }
  const [type = '', sent = ''] =
    'as' in body ? ENCODERS[body.as](body.fields) : [body.type, body.raw]
  return { type, bytes: Buffer.from(sent) }
}

export const authorization: Record<Credentials, string | undefined> = {
  none: undefined,
  wrong: 'Bearer wrong-horse-battery-staple',
  right: `Basic ${Buffer.from(`<b>"'&=@\u202e:${OPERATOR_TOKEN}`).toString('base64')}`,
}

function requestTo(route: Route): fc.Arbitrary<HostileRequest> {
  const { body = [z.object({})], query = [z.object({})] } = route
  const fields = fc.oneof(...body.map(fieldsOf))
  const as = fc.constantFrom('json', 'urlencoded', 'multipart')
  const parameters = fc.oneof(...query.map(fieldsOf))
  const address = route.path.split(/(:id)/).map((part) => (part === ':id' ? id : fc.constant(part)))
  return fc
    .record({
      method: often(fc.constant(route.method), fc.constantFrom(...METHODS)),
      address: fc.tuple(...address),
      query: often(parameters, fc.constant<Fields>([])),
      headers,
      credentials: often(
        fc.constant<Credentials>('right'),
        fc.constantFrom<Credentials>('none', 'wrong'),
        2,
      ),
      body: often<HostileRequest['body']>(fc.record({ as, fields }), garbage),
    })
    .map(({ address: parts, query: sent, body: content, ...rest }) => {
      const search = new URLSearchParams(sent.map(([name, value]) => [name, toText(value)]))
      const path = parts.join('') + (search.size > 0 ? `?${search}` : '')
      const hasBody = !/^(GET|HEAD|TRACE)$/.test(rest.method)
      return { to: route.name, path, ...rest, ...(hasBody && content && { body: content }) }
    })
}

/** A request to a route of the app: valid, nearly valid, or invalid. */
export const apiRequest = fc.oneof(
  ...readRoutes().map((each) => ({
    // These are public, and cost the runtime a tenth of a page of the inbox.
    weight: each.isPublic ? 4 : 1,
    arbitrary: requestTo(each),
  })),
)

const PIECES =
  '/ / / // \\ /. /.. /%2e%2e %2f %5c %0d%0aSet-Cookie:a=1 %00 %ff %c0%af % %zz ? # ; & ~ * @ : about About services/gen-ai services SERVICES/GEN-AI blog careers index .html .md .txt .php .git/config wp-login 404 410 api contact search search?q= assets assets/index.js _headers _redirects sitemap.xml evil.example /evil.example http://evil.example javascript:1'.split(
    ' ',
  )

/** A request to any address of the site, made of pieces that servers interpret differently. */
export const siteRequest: fc.Arbitrary<HostileRequest> = fc.record({
  method: often(fc.constantFrom('GET', 'HEAD'), fc.constantFrom(...METHODS)),
  path: fc
    .array(
      often(
        fc.constantFrom(...PIECES),
        text.map((each) => encodeURIComponent(each.toWellFormed())),
      ),
      { minLength: 1, maxLength: 6 },
    )
    .map((pieces) => `/${pieces.join('')}`),
  headers,
  credentials: fc.constant<Credentials>('none'),
})
