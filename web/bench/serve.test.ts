import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StaticServer, serve } from './serve.ts'

const dir = mkdtempSync(join(tmpdir(), 'lumenfold-serve-'))
let server: StaticServer

beforeAll(async () => {
  mkdirSync(join(dir, 'services'))
  for (const [file, text] of [
    ['index.html', 'home'],
    ['services.html', 'services'],
    ['services/404.html', 'no such service'],
    ['404.html', 'no such page'],
    ['app.js', 'app'],
    [
      '_headers',
      '/*\n  X-All: 1\n/*.js\n  Cache-Control: immutable\nhttps://:any.dev/*\n  X-No: 1\n',
    ],
  ] as const) {
    writeFileSync(join(dir, file), text)
  }
  server = await serve(dir, { tls: false })
})

afterAll(async () => {
  await server.stop()
  rmSync(dir, { recursive: true })
})

test.each([
  ['/', 200, 'home'],
  ['/services', 200, 'services'],
  ['/services/', 200, 'services'],
  ['/services?q=1', 200, 'services'],
  ['/services/nope/deep', 404, 'no such service'],
  ['/nope', 404, 'no such page'],
  ['/_headers', 404, 'no such page'],
  ['/%2e%2e%2f%2e%2e%2fetc/passwd', 404, 'no such page'],
])('%s answers %i with "%s"', async (path, status, text) => {
  const response = await fetch(server.origin + path)

  expect([response.status, await response.text()]).toEqual([status, text])
})

test('compressible files are compressed, and the headers are those of _headers', async () => {
  const headers = await headersOf('/app.js', 'gzip, br')

  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'immutable',
    'x-all': '1',
  })
  expect(headers).not.toHaveProperty('x-no')
  expect(await headersOf('/nope', 'gzip')).not.toHaveProperty('content-encoding')
})

/** fetch() would set Accept-Encoding itself. */
function headersOf(path: string, accepted: string) {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': accepted }
    get(server.origin + path, { headers }, (response) => resolve(response.resume().headers)).on(
      'error',
      reject,
    )
  })
}
