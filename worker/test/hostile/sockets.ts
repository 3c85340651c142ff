import { connect } from 'node:net'
import { expect } from 'vitest'
import type { Target } from './attack.ts'

const SMUGGLED = '{"name":"Eve","email":"eve@evil.example","message":"smuggled"}'
const POST = 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
const INNER = `${POST}Content-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`
const GET = 'GET /api/health HTTP/1.1\r\nHost: x\r\n'
const chunked = 'Transfer-Encoding: chunked\r\n'
const chunks = `${SMUGGLED.length.toString(16)}\r\n${SMUGGLED}\r\n0\r\n\r\n`

/**
 * What a parser of HTTP must not take for a request that stores an enquiry, by name. They go to the
 * local runtime: they show that it and the Worker stand them. Cloudflare's edge, whose parser is
 * another, stands before the Worker where it is deployed.
 */
const MALFORMED: Record<string, string> = {
  'two lengths': `${POST}Content-Length: 0\r\nContent-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
  'two lengths in one': `${POST}Content-Length: 0, ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
  'a negative length': `${POST}Content-Length: -1\r\n\r\n${SMUGGLED}`,
  'a length with a sign': `${POST}Content-Length: +${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
  'a length beyond 64 bits': `${POST}Content-Length: 18446744073709551678\r\n\r\n${SMUGGLED}`,
  'a length in hexadecimal': `${POST}Content-Length: 0x3e\r\n\r\n${SMUGGLED}`,
  'a length that is cut short': `${POST}Content-Length: 9999\r\n\r\n${SMUGGLED}`,
  'CL.TE': `${GET}Content-Length: ${INNER.length + 5}\r\n${chunked}\r\n0\r\n\r\n${INNER}`,
  'TE.CL': `${POST}${chunked}Content-Length: 4\r\n\r\n5c\r\n${INNER}\r\n0\r\n\r\n`,
  'TE.TE': `${POST}${chunked}Transfer-Encoding: x\r\nContent-Length: 3\r\n\r\n0\r\n\r\n${INNER}`,
  'TE, disguised by a space': `${POST}Transfer-Encoding : chunked\r\n\r\n${chunks}`,
  'TE, disguised by a tab': `${POST}Transfer-Encoding:\tchunked, identity\r\n\r\n${chunks}`,
  'TE, disguised by a fold': `${POST}Transfer-Encoding:\r\n chunked\r\nX: y\r\n\r\n0\r\n\r\n`,
  'a chunk of no size': `${POST}${chunked}\r\nxyz\r\n${SMUGGLED}\r\n0\r\n\r\n`,
  'a chunk of negative size': `${POST}${chunked}\r\n-3e\r\n${SMUGGLED}\r\n0\r\n\r\n`,
  'a chunk beyond 64 bits': `${POST}${chunked}\r\n1000000000000003e\r\n${SMUGGLED}\r\n0\r\n\r\n`,
  'a chunk longer than it says': `${POST}${chunked}\r\n5\r\n${SMUGGLED}\r\n0\r\n\r\n`,
  'chunks without an end': `${POST}${chunked}\r\n3e\r\n${SMUGGLED}`,
  'chunks ended by bare LF': `${POST}${chunked}\r\n${chunks.replaceAll('\r\n', '\n')}`,
  'lines ended by bare LF': INNER.replace('\r\nContent-Type', '\nX: y\nContent-Typo'),
  'lines ended by bare CR': INNER.replaceAll('\r\n', '\r'),
  'a NUL in a header': INNER.replace('Host: x', 'Host: x\0y'),
  'a NUL in a name': INNER.replace('Host', 'Ho\0st'),
  'a header without a colon': INNER.replace('Host: x', 'Host'),
  'a header without a name': INNER.replace('Host: x', ': x'),
  'a request without a host': `GET /api/health HTTP/1.1\r\n\r\n`,
  'two hosts': `${GET}Host: evil.example\r\n\r\n`,
  'HTTP/0.9': 'GET /api/health\r\n\r\n',
  'HTTP/1.0 with chunks': `${POST.replace('1.1', '1.0')}${chunked}\r\n0\r\n\r\n${INNER}`,
  'HTTP/2, untold': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'HTTP/9.9': 'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
  'a target with another host': 'GET http://evil.example/Blog HTTP/1.1\r\nHost: x\r\n\r\n',
  'a target of a tunnel': 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  'an asterisk for a target': 'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n',
  'a target with spaces': 'GET /api/health /api/contact HTTP/1.1\r\nHost: x\r\n\r\n',
  'a target of bytes': 'GET /\xff\xfe\x01<script> HTTP/1.1\r\nHost: x\r\n\r\n',
  'a target of 100 KB': `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  'no target': 'GET  HTTP/1.1\r\nHost: x\r\n\r\n',
  'a method of bytes': '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
  'a method in lower case': INNER.replace('POST', 'post').replace('smuggled', 'lower'),
  'a header of 1 MB': `${GET}X: ${'a'.repeat(1_000_000)}\r\n\r\n`,
  '10,000 headers': `${GET}${'X: y\r\n'.repeat(10_000)}\r\n`,
  'a body where none is due': `${GET}Content-Length: ${INNER.length}\r\n\r\n${INNER}`,
  'an upgrade': `${GET}Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n`,
  'a wait for 100': `${POST}Content-Length: 2\r\nExpect: 100-continue\r\n\r\n`,
  nothing: '\r\n\r\n\r\n',
}

/** Two requests in one piece: both are ours, and both are answered. */
const PIPELINED = `${GET}\r\n${GET}Connection: close\r\n\r\n`

/**
 * Sends all of them at once. Expects that none stores an enquiry, that the Worker takes none for a
 * failure of its own, and that what comes after is answered.
 */
export async function attackSockets({ origin, database }: Target, waitMs: number): Promise<void> {
  const stored = 'SELECT message FROM contact ORDER BY seq DESC LIMIT 1'
  const before = await database.prepare(stored).first()
  await Promise.all(
    Object.entries(MALFORMED).map(async ([name, bytes]) => {
      const answer = await sendRaw(origin, bytes, waitMs)
      // What the runtime itself refuses has no policy.
      const isOurs = /^content-security-policy:/im.test(answer)
      if (isOurs) expect(answer, name).not.toMatch(/^HTTP\/1\.1 5/)
    }),
  )
  expect(await database.prepare(stored).first()).toEqual(before)
  expect((await sendRaw(origin, PIPELINED, 10_000)).match(/HTTP\/1\.1 200/g)).toHaveLength(2)
}

/**
 * Sends these bytes, one a character, and no more. Resolves to all that comes back within the time,
 * or until the server closes the connection.
 */
function sendRaw(origin: string, bytes: string, withinMs: number): Promise<string> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(Number(port), hostname)
    const timer = setTimeout(() => socket.destroy(), withinMs)
    socket.setEncoding('latin1').on('data', (piece) => {
      answer += piece
    })
    // A server that has heard enough resets the connection.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(answer)
    })
    socket.write(bytes, 'latin1')
  })
}
