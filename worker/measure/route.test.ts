import { beforeEach, expect, test, vi } from 'vitest'
import { app } from '../app.ts'
import { VIEWS_A_MINUTE } from './route.ts'

const PAGES = ['/', '/services/gen-ai']
const writeDataPoint = vi.fn()
beforeEach(() => void writeDataPoint.mockReset())

const ASSETS = {
  async fetch(address: string, { redirect }: RequestInit) {
    const { host, pathname } = new URL(address)
    if (host !== 'lumenfold.example') throw new Error(`Asked ${host}.`)
    if (pathname === '/robots.txt')
      return new Response(null, { headers: { 'Content-Type': 'text/plain' } })
    const isDetour = pathname.endsWith('/') && redirect !== 'manual'
    const status = PAGES.includes(pathname) || isDetour ? 200 : 404
    return new Response(null, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  },
}

const visit = { path: '/services/gen-ai', device: 'small', lcp: 812.5, inp: 48, cls: 0.013 }

/** What would make other POSTs ask the database, of which there is none here, for what is due. */
const WEBHOOK = {
  WEBHOOK_URL: 'http://127.0.0.1:9/',
  WEBHOOK_SECRET: `whsec_${btoa('x'.repeat(24))}`,
}

/** Asks the Worker in this process. */
function send(
  body: unknown,
  headers: Record<string, string> = {},
  env: object = { VISITS: { writeDataPoint } },
) {
  return app.request(
    'https://lumenfold.example/api/measure',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    },
    { ASSETS, ...WEBHOOK, ...env },
  )
}

test('counts a view as one data point of page, window and vitals, and of nothing else', async () => {
  const headers = {
    'User-Agent': 'Secret/1.0',
    'cf-connecting-ip': '2001:db8::1',
    Referer: 'https://a.example/',
  }
  const response = await send(visit, { ...headers, Origin: 'https://lumenfold.example' })

  expect(response.status).toBe(204)
  expect(response.headers.get('Set-Cookie')).toBeNull()
  expect(writeDataPoint).toHaveBeenCalledExactlyOnceWith({
    blobs: ['/services/gen-ai', 'small'],
    doubles: [812.5, 48, 0.013],
    indexes: ['/services/gen-ai'],
  })
})

test.each([
  ['an address that has no page', { path: '/ada@lovelace.example' }, { page: 'other' }],
  ['a file that is no page', { path: '/robots.txt' }, { page: 'other' }],
  ['a path that would name another host', { path: '//evil.example/' }, { page: 'other' }],
  ['a detour that is redirected', { path: '/services/gen-ai/' }, { page: 'other' }],
  ['a query', { path: '/?name=ada' }, { page: 'other' }],
  ['a path with dots', { path: '/a/../services/./gen-ai' }, { page: '/services/gen-ai' }],
  ['measures out of bounds', { lcp: 1e9, inp: -5, cls: 1e9 }, { doubles: [60_000, 0, 10] }],
  ['no measures', { lcp: undefined, inp: undefined, cls: undefined }, { doubles: [-1, -1, -1] }],
])('bounds what a client may write: %s', async (_, sent, written) => {
  const { page = visit.path, doubles = [812.5, 48, 0.013] } = written as {
    page?: string
    doubles?: number[]
  }

  expect((await send({ ...visit, ...sent })).status).toBe(204)
  expect(writeDataPoint).toHaveBeenCalledExactlyOnceWith({
    blobs: [page, 'small'],
    doubles,
    indexes: [page],
  })
})

test.each([
  ['another device', { ...visit, device: 'watch' }, 422],
  ['an unknown field', { ...visit, visitor: 'ada' }, 422],
  ['a measure in words', { ...visit, lcp: 'fast' }, 422],
  ['no path', { device: 'small' }, 422],
  ['a path without a slash', { ...visit, path: 'about' }, 422],
  ['too much', { ...visit, path: `/${'a'.repeat(2048)}` }, 413],
])('refuses %s', async (_, body, status) => {
  expect((await send(body)).status).toBe(status)
  expect(writeDataPoint).not.toHaveBeenCalled()
})

test('does not count what one address sends beyond a busy pace', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const answers = []
  for (let sent = 0; sent <= VIEWS_A_MINUTE; sent++) {
    answers.push(await send(visit, { 'cf-connecting-ip': '192.0.2.1' }))
  }

  const refused = answers.pop()
  expect(refused?.status).toBe(429)
  expect(refused?.headers.get('Retry-After')).toBe('60')
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
  expect((await send(visit, { 'cf-connecting-ip': '192.0.2.2' })).status).toBe(204)
  expect(writeDataPoint).toHaveBeenCalledTimes(VIEWS_A_MINUTE + 1)
  vi.useRealTimers()
})

test('is not there while no dataset is bound', async () => {
  expect((await send(visit, {}, {})).status).toBe(404)
  expect((await app.request('/api/measure', {}, {})).status).toBe(404)
})

test('takes POST only', async () => {
  const response = await app.request('/api/measure', {}, { VISITS: { writeDataPoint } })

  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('POST')
})
