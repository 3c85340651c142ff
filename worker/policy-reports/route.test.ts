import { beforeEach, expect, test, vi } from 'vitest'
import { app } from '../app.ts'
import { MAX_LINES } from './route.ts'

const ORIGIN = 'https://lumenfold.example'
const CSP_REPORT = 'application/csp-report'

let warn = vi.spyOn(console, 'warn')
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})

/** Has the page /contact, and nothing else: no database, no counter of forms. */
const ASSETS = {
  async fetch(address: string) {
    const status = new URL(address).pathname === '/contact' ? 200 : 404
    return new Response(null, { status, headers: { 'Content-Type': 'text/html' } })
  },
}

/** Makes each host new, because an isolate logs each line once. */
let hosts = 0
const newHost = () => `https://x${hosts++}.example`

function send(body: unknown, type = CSP_REPORT, headers = {}) {
  const init = { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }
  return app.request(
    `${ORIGIN}/api/policy-reports`,
    // Like Chromium, which sends them by itself, but with the page's origin.
    { ...init, headers: { 'Content-Type': type, Origin: ORIGIN, ...headers } },
    // With a webhook, other POSTs would ask the database for due notifications.
    { ASSETS, WEBHOOK_URL: 'http://127.0.0.1:9/', WEBHOOK_SECRET: `whsec_${btoa('x'.repeat(24))}` },
  )
}

/** With the additional fields of browsers. */
const report = (blocked: unknown, document: unknown, directive = 'img-src', source = '') => ({
  'csp-report': {
    'document-uri': document,
    referrer: 'https://secret.example/referrer',
    'violated-directive': directive,
    'effective-directive': directive,
    'original-policy': "default-src 'none'",
    disposition: 'enforce',
    'blocked-uri': blocked,
    'source-file': source,
    'status-code': 200,
    'script-sample': 'secret',
  },
})

const logged = () => warn.mock.calls.map(([line]) => JSON.parse(line))

test('logs no path, query, sample or sender of a report', async () => {
  const host = newHost()
  const sent = report(`${host}/secret?q=secret`, `${ORIGIN}/contact?name=secret#secret`)
  const visitor = { 'cf-connecting-ip': '2001:db8::1', 'User-Agent': 'Secret/1.0' }
  const response = await send(sent, CSP_REPORT, visitor)
  await send(sent, CSP_REPORT, visitor)

  expect(response.status).toBe(204)
  expect(logged()).toEqual([
    {
      level: 'warn',
      event: 'policy_violated',
      directive: 'img-src',
      blocked: host,
      page: '/contact',
    },
  ])
})

test.each([
  // Each directive once: an isolate logs no line twice.
  ['font-src', 'https://ada:secret@evil.example/', '/contact', 'https://evil.example', '/contact'],
  ['connect-src', 'wss://evil.example/secret', '/contact', 'wss://evil.example', '/contact'],
  ['style-src-elem', 'inline', '/contact', 'inline', '/contact'],
  ['trusted-types', 'trusted-types-sink', '/contact', 'trusted-types-sink', '/contact'],
  ['frame-src', 'data:text/plain,secret', '/contact', 'data', '/contact'],
  ['base-uri', 'ada@lovelace.example', '/contact', 'other', '/contact'],
  ['object-src', 'mailto:ada@lovelace.example', '/contact', 'other', '/contact'],
  ['form-action', null, '/contact', 'other', '/contact'],
  ['script-src', 'eval', '/ada@lovelace.example', 'eval', 'other'],
  ['script-src-elem', 'eval', '//evil.example/', 'eval', 'other'],
  ['script-src-attr', 'inline', '/api/contacts/01JSECRET?q=ada', 'inline', '/api/contacts'],
  ['style-src-attr', 'inline', '/api/subscribe/secret/confirm', 'inline', '/api/subscribe'],
  ['ada-lovelace', 'inline', '/contact', 'inline', '/contact'],
])('logs %s, %s at %s by kind only', async (directive, blocked, path, kind, page) => {
  await send(report(blocked, ORIGIN + path, directive))

  const known = directive === 'ada-lovelace' ? 'other' : directive
  expect(logged()).toMatchObject([{ directive: known, blocked: kind, page }])
})

test.each([
  ['chrome-extension://id/secret.js', ''],
  ['moz-extension', ''],
  ['inline', 'safari-web-extension://id/secret.js'],
  ['inline', 'webkit-masked-url://hidden/'],
])('ignores violations by browser extensions: %s from %s', async (blocked, source) => {
  const sent = report(blocked, `${ORIGIN}/contact`, 'font-src', source)

  expect((await send(sent)).status).toBe(204)
  expect(logged()).toEqual([])
})

test.each([
  ['no JSON', '{', CSP_REPORT, 400],
  ['another JSON', {}, CSP_REPORT, 422],
  ['a word', '"secret"', CSP_REPORT, 400],
  ['nothing', 'null', CSP_REPORT, 400],
  ['a report without a directive', { 'csp-report': {} }, CSP_REPORT, 422],
  ['a form', 'csp-report=1', 'application/x-www-form-urlencoded', 415],
  ['plain JSON, which is another type', report('eval', ''), 'application/json', 415],
  ['too much', { 'csp-report': 'x'.repeat(100_000) }, CSP_REPORT, 413],
])('rejects %s', async (_, body, type, status) => {
  const response = await send(body, type)

  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ error: { code: expect.any(String) } })
  expect(logged()).toEqual([])
})

test('limits the number of log lines', async () => {
  for (let sent = 0; sent <= MAX_LINES; sent++) await send(report(newHost(), ORIGIN))
  warn.mockClear()
  await send(report(newHost(), ORIGIN))
  expect(logged()).toEqual([])
})
