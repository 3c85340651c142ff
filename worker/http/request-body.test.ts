import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from '../env.ts'
import { type ApiError, errorResponse } from './errors.ts'
import { limitBody, readFields } from './request-body.ts'

const app = new Hono<AppEnv>()
  .post('/', limitBody, async (c) => c.json(await readFields(c.req)))
  .onError((error, c) => errorResponse(c, error as ApiError))

type Body = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>

const JSON_TYPE = 'application/json'
const FORM = 'application/x-www-form-urlencoded'
const PARTS = 'multipart/form-data; boundary=x'

async function read(body: Body, type?: string, headers: Record<string, string> = {}) {
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit
  const request = new Request('http://lumenfold.example/', init)
  if (type !== undefined) request.headers.set('Content-Type', type)
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
  return app.request(request)
}

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))
const parts = (...fields: [name: string, value: string][]) =>
  `${fields.map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}--x--`
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

/** A body whose sender disconnects. */
function brokenOff(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
    pull: () => Promise.reject(new Error('Network connection lost.')),
  })
}

const ada = '{"name":"Ada"}'
const fields = [['name', 'Ada']]

test.each<[string, Body, string, Record<string, string>?]>([
  ['JSON', ada, JSON_TYPE],
  ['utf-8 as charset', ada, 'Application/JSON; charset="UTF-8"'],
  ['identity as encoding', ada, JSON_TYPE, { 'Content-Encoding': 'identity' }],
  ['a byte order mark', `\ufeff${ada}`, JSON_TYPE],
  ['no length', chunked(ada), JSON_TYPE],
  ['urlencoded fields', 'name=Ada', FORM],
  ['parts', parts(['name', 'Ada']), PARTS],
])('reads a body with %s', async (_, body, type, headers) => {
  expect(await (await read(body, type, headers)).json()).toEqual(fields)
})

test.each<[string, (names: string[]) => string]>([
  [JSON_TYPE, (names) => JSON.stringify(Object.fromEntries(names.map((each) => [each, 0])))],
  [FORM, (names) => names.map((each) => `${each}=`).join('&')],
  ...[PARTS, 'multipart/form-data; boundary=x ; charset=utf-8'].map(
    (type): [string, (names: string[]) => string] => [
      type,
      (names) => parts(...names.map((name): [string, string] => [name, ''])),
    ],
  ),
])('reads up to 32 fields as %s', async (type, encode) => {
  const names = Array.from({ length: 33 }, (_, n) => `field-${n}`)
  const most = await read(encode(names.slice(1)), type)
  const more = await read(encode(names), type)

  expect(await most.json()).toHaveLength(32)
  expect([more.status, await more.json()]).toEqual([
    422,
    { error: { code: 'too_many_fields', message: 'Send at most 32 fields.' } },
  ])
})

test('reads a body of 96 KiB', async () => {
  expect((await read(`{"name":"${'m'.repeat(98_304 - 11)}"}`, JSON_TYPE)).status).toBe(200)
})

const long = 'm'.repeat(98_303)

test.each<[string, number, Body, string?, Record<string, string>?]>([
  ['no media type', 415, bytes(ada)],
  ['a media type that is a property of objects', 415, ada, '__proto__'],
  ['a charset other than UTF-8', 415, ada, 'application/json; charset=latin1'],
  ['a compressed body', 415, ada, JSON_TYPE, { 'Content-Encoding': 'gzip' }],
  ['a body over 96 KiB', 413, `"${long}"`, JSON_TYPE],
  ['a body over 96 KiB of unsaid length', 413, chunked(`"${long}"`), JSON_TYPE],
  ['a byte that is not UTF-8', 400, bytes('{"a":"\xff"}'), JSON_TYPE],
  ['an empty body', 400, '', JSON_TYPE],
  ['no JSON', 400, 'name=Ada', JSON_TYPE],
  ['a body that breaks off', 400, brokenOff(ada), JSON_TYPE, { 'Content-Length': '99' }],
  ['null', 400, 'null', JSON_TYPE],
  ['an array', 400, `[${ada}]`, JSON_TYPE],
  ['percent-encoding that is not UTF-8', 400, 'name=%ff', FORM],
  ['parts that are not UTF-8', 400, bytes(parts(['name', 'A\xff'])), PARTS],
  ['parts without an end', 400, '--x\r\n', PARTS],
  ['no boundary', 400, parts(['name', 'Ada']), 'multipart/form-data'],
])('rejects %s with %i', async (_, status, body, type, headers) => {
  const response = await read(body, type, headers)

  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({
    error: { code: expect.any(String), message: expect.stringMatching(/^.{20,}$/) },
  })
})
