import { expect, test } from 'vitest'
import { app } from '../app.ts'
import { OPERATOR_TOKEN, serveWorker } from '../test/serve-worker.ts'
import { MESSAGE_MAX_LENGTH } from './schema.ts'

const worker = serveWorker()

type Body = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
type Request = { headers?: Record<string, string>; body: Body }

const enquiry = { name: 'Ada', email: 'ada@lovelace.example', message: 'Hello' }

function json(value: unknown, headers: Record<string, string> = {}): Request {
  return {
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(value),
  }
}

function raw(body: Body, type = 'application/json'): Request {
  return { headers: { 'Content-Type': type }, body }
}

function post({ headers = {}, body }: Request, path = '/api/contact') {
  return worker.fetch(path, { method: 'POST', headers, body, duplex: 'half' })
}

async function stored() {
  const headers = { Authorization: `Bearer ${OPERATOR_TOKEN}` }
  const response = await worker.fetch('/api/contacts', { headers })
  return ((await response.json()) as { contacts: Record<string, string>[] }).contacts
}

function chunked(text: string): ReadableStream<Uint8Array> {
  const pieces = text.match(/.{1,8000}/gs) ?? []
  return new ReadableStream({
    pull(controller) {
      const piece = pieces.shift()
      if (piece === undefined) controller.close()
      else controller.enqueue(new TextEncoder().encode(piece))
    },
  })
}

test('stores an enquiry and answers 201 with its id and a reference for the phone', async () => {
  const before = Date.now()
  const response = await post(json({ ...enquiry, serviceInterest: 'cloud' }))
  const receipt = await response.json()

  expect(response.status).toBe(201)
  expect(receipt).toEqual({
    id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    reference: expect.stringMatching(/^LF-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
  })

  const [contact] = await stored()
  expect(contact).toEqual({
    ...enquiry,
    ...(receipt as object),
    serviceInterest: 'cloud',
    status: 'new',
    reasons: [],
    note: '',
    deliveries: [],
    statusAt: expect.any(String),
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  })
  expect(Date.parse(contact?.createdAt ?? '')).toBeGreaterThanOrEqual(before)
})

test('takes a body of unsaid length that is within the limit', async () => {
  const response = await post(raw(chunked(JSON.stringify(enquiry))))

  expect(response.status).toBe(201)
})

test.each([
  ['no service interest', json(enquiry)],
  ['an empty service interest', json({ ...enquiry, serviceInterest: '' })],
  ['utf-8 as charset', raw(JSON.stringify(enquiry), 'Application/JSON; charset="UTF-8"')],
  ['identity as encoding', json(enquiry, { 'Content-Encoding': 'identity' })],
  ['a byte order mark', raw(`\ufeff${JSON.stringify(enquiry)}`)],
  ['Sec-Fetch-Site same-origin', json(enquiry, { 'Sec-Fetch-Site': 'same-origin' })],
])('takes an enquiry with %s', async (_, request) => {
  expect((await post(request)).status).toBe(201)
  expect(await stored()).toMatchObject([{ ...enquiry, serviceInterest: '' }])
})

test('takes an enquiry from its own origin', async () => {
  const url = 'https://lumenfold.example/api/contact'
  const response = await post(json(enquiry, { Origin: 'https://lumenfold.example' }), url)

  expect(response.status).toBe(201)
})

test.each([
  ['SQL', 'Robert\'); DROP TABLE contact;-- " ` ?1 :name'],
  ['markup', '</textarea><script>alert(1)</script>&amp;&lt;<!--'],
  ['right-to-left text and overrides', 'שלום \u202eevil\u202c العربية'],
  ['emoji and joiners', '👩‍👩‍👧‍👦 🏳️‍🌈 🇨🇭'],
  ['combining marks, not normalised', 'e\u0301 é Z͑ͫ̓ a\u0308'],
  ['both kinds of line breaks, kept apart', '\r\none\ntwo\r\n\r\n\tthree \n'],
  ['line separators and invisible characters', 'a\u2028b\u2029c\u200bd\ufeffe\ufffd'],
  ['the longest message, in three-byte characters', '界'.repeat(MESSAGE_MAX_LENGTH)],
  ['what looks like JSON', '{"error":null} \\u0000 \\n'],
])('stores and returns byte for byte: %s', async (_, message) => {
  const response = await post(json({ ...enquiry, message }))

  expect(response.status).toBe(201)
  expect((await stored())[0]?.message).toBe(message)
})

/** A valid enquiry but for these bytes inside its message. */
function withBytes(...bytes: number[]): Uint8Array<ArrayBuffer> {
  const [start, end] = JSON.stringify({ ...enquiry, message: 'a|b' }).split('|')
  return Uint8Array.from([...Buffer.from(start ?? ''), ...bytes, ...Buffer.from(end ?? '')])
}

const tooLong = JSON.stringify({ ...enquiry, message: 'm'.repeat(70_000) })
const manyFields = Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`field-${n}`, '']))
const nested = `{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`

test.each<[string, Request, number, string?]>([
  ['no media type', { body: Uint8Array.from(Buffer.from(JSON.stringify(enquiry))) }, 415],
  ['plain text', raw(JSON.stringify(enquiry), 'text/plain'), 415],
  ['XML', raw('<a/>', 'application/xml'), 415],
  ['a media type that is a property of objects', raw(JSON.stringify(enquiry), '__proto__'), 415],
  ['a media type without a body', raw('', 'nonsense'), 415],
  [
    'a charset other than UTF-8',
    raw(JSON.stringify(enquiry), 'application/json; charset=latin1'),
    415,
  ],
  ['a compressed body', json(enquiry, { 'Content-Encoding': 'gzip' }), 415],
  ['two encodings', json(enquiry, { 'Content-Encoding': 'identity, br' }), 415],
  ['a body over 64 KiB', raw(tooLong), 413],
  ['a body over 64 KiB that does not say its length', raw(chunked(tooLong)), 413],
  ['a byte that is not UTF-8', raw(withBytes(0xff)), 400],
  ['the UTF-8 of a surrogate', raw(withBytes(0xed, 0xa0, 0x80)), 400],
  ['an empty body', raw(''), 400],
  ['no JSON', raw('name=Ada'), 400],
  ['unfinished JSON', raw('{"name":"Ada"'), 400],
  ['brackets without end', raw('['.repeat(60_000)), 400],
  ['null', json(null), 400],
  ['a number', json(7), 400],
  ['a string', json('Ada'), 400],
  ['an array', json([enquiry]), 400],
  ['an empty object', json({}), 422, 'name'],
  ['a missing name', json({ ...enquiry, name: undefined }), 422, 'name'],
  ['a blank name', json({ ...enquiry, name: ' \t ' }), 422, 'name'],
  ['a name too long', json({ ...enquiry, name: 'n'.repeat(201) }), 422, 'name'],
  ['a name with a line break', json({ ...enquiry, name: 'Ada\r\nBcc: x' }), 422, 'name'],
  ['a number as name', json({ ...enquiry, name: 7 }), 422, 'name'],
  ['a deeply nested name', raw(nested), 422, 'name'],
  ['a missing address', json({ ...enquiry, email: undefined }), 422, 'email'],
  ['an address without a host', json({ ...enquiry, email: 'ada@' }), 422, 'email'],
  ['two addresses', json({ ...enquiry, email: 'a@b.example,c@d.example' }), 422, 'email'],
  ['an address with a NUL', json({ ...enquiry, email: 'a\0@b.example' }), 422, 'email'],
  ['an array of addresses', json({ ...enquiry, email: ['a@b.example'] }), 422, 'email'],
  ['an address too long', json({ ...enquiry, email: `${'a'.repeat(250)}@b.ex` }), 422, 'email'],
  ['an unknown interest', json({ ...enquiry, serviceInterest: 'tea' }), 422, 'serviceInterest'],
  ['null as interest', json({ ...enquiry, serviceInterest: null }), 422, 'serviceInterest'],
  ['a missing message', json({ ...enquiry, message: undefined }), 422, 'message'],
  ['a blank message', json({ ...enquiry, message: ' \r\n\t' }), 422, 'message'],
  ['a message too long', json({ ...enquiry, message: 'm'.repeat(10_001) }), 422, 'message'],
  ['a message with a NUL', json({ ...enquiry, message: 'a\0b' }), 422, 'message'],
  ['a message with an escape', json({ ...enquiry, message: 'a\u001b[2J' }), 422, 'message'],
  ['a message with a lone surrogate', json({ ...enquiry, message: 'a\ud83d' }), 422, 'message'],
  ['an object as message', json({ ...enquiry, message: {} }), 422, 'message'],
  ['a message of any length', json({ ...enquiry, message: 'm'.repeat(60_000) }), 422, 'message'],
  ['thousands of fields', json({ ...enquiry, ...manyFields }), 422, 'field-2999'],
  ['an unknown field', json({ ...enquiry, phone: '1' }), 422, 'phone'],
  ['the honeypot of the form', json({ ...enquiry, website: '' }), 422, 'website'],
  ['__proto__', raw('{"__proto__":{"name":"Ada"}}'), 422, '__proto__'],
  ['the last of two names wrong', raw('{"name":"Ada","name":""}'), 422, 'name'],
  [
    'another origin, before its size counts',
    { ...raw(tooLong), headers: { Origin: 'https://evil.example' } },
    403,
  ],
  ['another origin', json(enquiry, { Origin: 'https://evil.example' }), 403],
  ['its origin hidden', json(enquiry, { Origin: 'null' }), 403],
  ['Sec-Fetch-Site cross-site', json(enquiry, { 'Sec-Fetch-Site': 'cross-site' }), 403],
  ['Sec-Fetch-Site same-site', json(enquiry, { 'Sec-Fetch-Site': 'same-site' }), 403],
])('refuses an enquiry with %s and stores nothing', async (_, request, status, field) => {
  const response = await post(request)
  const { error } = (await response.json()) as { error: Record<string, unknown> }

  expect(response.status).toBe(status)
  expect(error).toMatchObject({ code: expect.any(String), message: expect.any(String) })
  if (field) expect(Object.keys(error.fields ?? {})).toContain(field)
  else expect(error).not.toHaveProperty('fields')
  expect(await worker.countContacts()).toBe(0)
})

test('answers a form post with the message alone when the contact page is missing', async () => {
  const { headers, body } = raw('name=', 'application/x-www-form-urlencoded')
  const ASSETS = { fetch: async () => new Response('', { status: 404 }) }
  const init = { method: 'POST', headers: { ...headers }, body: String(body) }

  const response = await app.request('/api/contact', init, { ASSETS })

  expect(response.status).toBe(422)
  expect(await response.text()).toBe('Please check the following: name, email, message.')
})

test('tells what each wrong field needs instead', async () => {
  const response = await post(json({ name: '', email: 'ada', message: 'Hi' }))

  expect(await response.json()).toEqual({
    error: {
      code: 'invalid_fields',
      message: 'Please check the following: name, email.',
      fields: {
        name: 'Enter your name.',
        email: 'Enter an e-mail address such as name@company.example.',
      },
    },
  })
})

test('answers 503 with Retry-After when storage fails, and logs codes but no words', async () => {
  const response = await worker.withoutStorage(() => post(json(enquiry)))

  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBe('30')
  expect(await response.json()).toMatchObject({ error: { code: 'storage_unavailable' } })
  expect(worker.logs().map((line) => JSON.parse(line))).toEqual([
    {
      requestId: response.headers.get('X-Request-Id'),
      code: 'storage_unavailable',
      cause: 'Error D1_ERROR SQLITE_ERROR',
    },
  ])
})
