import { expect, test } from 'vitest'
import { serveWorker } from '../test/serve-worker.ts'

const SITE = 'http://lumenfold.example'
const worker = serveWorker()

test.each([
  ['/nope', 'Not found\n'],
  ['/404', 'Not found\n'],
  ['/blog/nope', 'Not found\n'],
  ['//services/nope', 'Not found\n'],
  ['/%FF/%FF', 'Not found\n'],
  ['/assets/index-abc.js', 'Not found\n'],
  ['/services/nope', 'No such service\n'],
  ['/Services/nope/deep', 'No such service\n'],
  ['/services/404', 'No such service\n'],
])('answers %s with the nearest 404 page, which nobody keeps', async (path, text) => {
  for (const method of ['GET', 'HEAD', 'POST']) {
    const response = await worker.fetch(SITE + path, { method })

    expect(response.status, method).toBe(404)
    expect(response.headers.get('Content-Type')).toMatch('text/html')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Content-Security-Policy')).toMatch("style-src 'sha256-page'")
    if (method !== 'HEAD') expect(await response.text()).toBe(text)
  }
})

test('answers a script that is gone with a word instead of a page, which nobody keeps', async () => {
  const headers = { 'Sec-Fetch-Dest': 'script' }
  const response = await worker.fetch('/assets/index-abc.js', { headers })

  expect(response.status).toBe(404)
  expect(response.headers.get('Content-Type')).toMatch('text/plain')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
})

test.each([
  ['/BLOG', '/blog'],
  ['/Blog/Subscribed?Q=A', '/blog/subscribed?Q=A'],
])('leads %s to the page in lower case', async (path, to) => {
  const response = await worker.fetch(SITE + path, { redirect: 'manual' })

  expect(response.status).toBe(308)
  expect(response.headers.get('Location')).toBe(SITE + to)
})

test.each(['//Evil.example/blog', '/\\Evil.example/blog', '/Blog/Nope'])(
  'leads %s nowhere',
  async (path) => {
    expect((await worker.fetch(SITE + path, { redirect: 'manual' })).status).toBe(404)
  },
)
