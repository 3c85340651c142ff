import { expect, test } from 'vitest'
import { serveWorkerd } from '../test/serve-workerd.ts'

const SITE = 'http://lumenfold.example'
const worker = await serveWorkerd()

const NOT_FOUND = 'Not found\n'
const NO_SERVICE = 'No such service\n'
const GERMAN_NOT_FOUND = 'Nicht gefunden\n'
const GERMAN_NO_SERVICE = 'Keine solche Leistung\n'

test.each([
  ['/nope', NOT_FOUND],
  ['/404', NOT_FOUND],
  ['/%FF/%FF', NOT_FOUND],
  ['/blog/nope', NOT_FOUND],
  ['//services/nope', NOT_FOUND],
  ['/assets/index-abc.js', NOT_FOUND],
  ['/careers/', NOT_FOUND], // a folder
  ['/services/nope', NO_SERVICE],
  ['/services/nope/', NO_SERVICE],
  ['/Services/nope/deep', NOT_FOUND],
  ['/services//nope', NOT_FOUND],
  ['/de/nope', GERMAN_NOT_FOUND],
  ['/de/services/nope', GERMAN_NO_SERVICE],
  ['/de/services/nope/deep', GERMAN_NOT_FOUND],
  ['/careers/closed/410', NOT_FOUND],
])('answers %s with the nearest 404 page, not cached', async (path, text) => {
  for (const method of ['GET', 'HEAD', 'POST']) {
    const response = await worker.fetch(SITE + path, { method })

    expect(response.status, method).toBe(404)
    expect(response.headers.get('Content-Type')).toMatch('text/html')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Content-Security-Policy')).toMatch("style-src 'sha256-page'")
    if (method !== 'HEAD') expect(await response.text()).toBe(text)
  }
})

test.each(['/careers/closed', '/Careers/Closed', '/careers/closed/'])(
  'answers %s with 410 and its own page, not cached',
  async (path) => {
    const response = await worker.fetch(SITE + path)

    expect(response.status).toBe(410)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Content-Security-Policy')).toMatch("style-src 'sha256-page'")
    expect(await response.text()).toBe('Position closed\n')
  },
)

test('answers a missing script with plain text instead of a page, not cached', async () => {
  const headers = { 'Sec-Fetch-Dest': 'script' }
  const response = await worker.fetch('/assets/index-abc.js', { headers })

  expect(response.status).toBe(404)
  expect(response.headers.get('Content-Type')).toMatch('text/plain')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
})

test.each([
  ['/BLOG', '/blog'],
  ['/Blog/Subscribed?Q=A', '/blog/subscribed?Q=A'],
])('redirects %s to the page in lower case', async (path, to) => {
  const response = await worker.fetch(SITE + path, { redirect: 'manual' })

  expect(response.status).toBe(308)
  expect(response.headers.get('Location')).toBe(SITE + to)
})

test.each(['//Evil.example/blog', '/\\Evil.example/blog', '/Blog/Nope'])(
  'does not redirect %s',
  async (path) => {
    expect((await worker.fetch(SITE + path, { redirect: 'manual' })).status).toBe(404)
  },
)
