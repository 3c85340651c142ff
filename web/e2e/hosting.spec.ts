import { brotliCompressSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'
import { loadContent } from '#content/load.ts'
import { readBuilt } from '#web/site/read-page.ts'
import { securityHeaders } from '#worker/middleware/security-headers.ts'
import { expect, hydrated, OPERATOR_TOKEN, test } from './fixtures.ts'

/** React, the router, and what every page needs of ours, compressed by brotli. */
const SCRIPT_BUDGET = 115_000

/** What only the code of forms, their requests and their toasts holds. */
const FORM_CODE = ['networkMode', '/api/subscribe', 'swipeThreshold']

/** Every script that a page asks for, up to the point where it asks for no more. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith('.js')),
  )
  return files.map(readBuilt)
}

test('the home page costs at most 115 KB of script, the code of forms comes where they are', async ({
  page,
}) => {
  const home = await scriptsOf(page, '/')
  const bytes = home.map((text) => brotliCompressSync(text).length)
  expect(bytes.length).toBeGreaterThan(0)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(SCRIPT_BUDGET)

  // The manifest comes with the app: in the file it would put off the largest paint.
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/site.webmanifest')

  const blog = await scriptsOf(page, '/blog')
  for (const code of FORM_CODE) {
    expect(blog.join('').includes(code), code).toBe(true)
    expect(home.join('').includes(code), code).toBe(false)
  }
})

type Ask = Parameters<APIRequestContext['fetch']>[1] & { type?: RegExp }

const [alias] = Object.keys(loadContent().catalogue.aliases)
const operator = { Authorization: `Bearer ${OPERATOR_TOKEN}` }
const enquiry = { name: 'Ada', email: 'ada@lovelace.example', message: 'Hello' }
const form = { method: 'POST', headers: { Accept: 'text/html' } }

/** One answer of every kind, by what it takes to get it. `:asset` stands for a file of the build. */
const ANSWERS: [status: number, path: string, ask?: Ask][] = [
  [200, '/', { type: /html/ }],
  [200, '/', { method: 'HEAD' }],
  [200, '/', { headers: { Range: 'bytes=0-9' } }],
  [200, ':asset', { type: /javascript/ }],
  [200, '/favicon.ico', { type: /^image/ }],
  [200, '/apple-touch-icon.png', { type: /^image/ }],
  [200, '/blog/feed.xml', { type: /xml/ }],
  [200, '/blog/feed.json', { type: /json/ }],
  [200, '/search?q=%', { type: /html/ }],
  [200, '/api/health', { type: /json/ }],
  [200, '/api/health', { method: 'HEAD' }],
  [200, '/api/contacts', { headers: operator, type: /json/ }],
  [200, '/api/contacts', { headers: { ...operator, Accept: 'text/html' }, type: /html/ }],
  [200, '/api/contacts?format=csv', { headers: operator, type: /csv/ }],
  [201, '/api/contact', { method: 'POST', data: enquiry }],
  [302, `/services/${alias}`],
  [303, '/api/contact', { ...form, form: enquiry }],
  [307, '/about/'],
  [308, '/ABOUT'],
  [
    400,
    '/api/contact',
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, data: '{' },
  ],
  [401, '/api/contacts', { type: /json/ }],
  [401, '/api/contacts', { headers: { Accept: 'text/html' }, type: /html/ }],
  [
    403,
    '/api/contact',
    { method: 'POST', headers: { Origin: 'https://evil.example' }, data: enquiry },
  ],
  [404, '/nope', { type: /html/ }],
  [404, '/nope', { method: 'OPTIONS' }],
  [404, '/assets/nope.js', { headers: { 'Sec-Fetch-Dest': 'script' }, type: /plain/ }],
  [404, '/api/nope', { type: /json/ }],
  [404, '/api/%ff', { type: /json/ }],
  [404, '/%', { type: /html/ }],
  [404, '/%ff', { type: /html/ }],
  [405, '/', { method: 'POST' }],
  [405, '/favicon.svg', { method: 'OPTIONS' }],
  [405, '/api/contact', { method: 'OPTIONS' }],
  [413, '/api/contact', { method: 'POST', data: { message: 'x'.repeat(100_000) } }],
  [415, '/api/contact', { method: 'POST', headers: { 'Content-Type': 'text/xml' }, data: '<a/>' }],
  [422, '/api/contact', { method: 'POST', data: {}, type: /json/ }],
  [422, '/api/contact', { ...form, form: { name: 'Ada' }, type: /html/ }],
]

test('every kind of answer carries the one definition of the policy, and no cookie', async ({
  request,
  site,
}) => {
  const asset = /\/assets\/[\w.-]+\.js/.exec(await (await request.get('/')).text())?.[0] ?? ''
  const { 'Content-Security-Policy': bare, ...others } = securityHeaders({}, null)
  // What a page may load in addition, its own policy names: scripts, styles, and Turnstile's name.
  const directives = bare.split('; ').filter((each) => !each.startsWith('trusted-types'))

  async function check(status: number, path: string, { type, ...ask }: Ask = {}) {
    const answer = await request.fetch(path.replace(':asset', asset), { maxRedirects: 0, ...ask })
    const headers = answer.headers()
    const name = `${ask.method ?? 'GET'} ${path} ${status}`
    expect(answer.status(), name).toBe(status)
    if (type) expect(headers['content-type'], name).toMatch(type)
    expect(headers, name).toMatchObject(lowerCased(others))
    expect(headers['content-security-policy']?.split('; '), name).toEqual(
      expect.arrayContaining(directives),
    )
    expect(headers['content-security-policy'], name).not.toContain('unsafe')
    expect(headers, name).not.toHaveProperty('set-cookie')
    return headers
  }

  for (const each of ANSWERS) await check(...each)
  await site.whileStorageFails(async () => {
    await check(503, '/api/contact', { method: 'POST', data: enquiry })
  })
  const etag = (await check(200, '/')).etag ?? ''
  await check(304, '/', { headers: { 'If-None-Match': etag } })
  const again = { method: 'POST', data: {} }
  await expect
    .poll(async () => (await request.fetch('/api/contact', again)).status(), { intervals: [0] })
    .toBe(429)
  await check(429, '/api/contact', again)

  expect((await check(200, asset))['cache-control']).toContain('immutable')
  for (const icon of ['/favicon.ico', '/apple-touch-icon.png']) {
    expect((await check(200, icon))['cache-control']).toBe('public, max-age=86400')
  }
})

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(new Headers(headers))
}

test('SEO files have their content type, and only Markdown alternates and previews are kept from the index', async ({
  request,
}) => {
  const preview = { host: 'v1-site.account.workers.dev' }
  for (const [path, type, robots, headers] of [
    ['/', 'text/html; charset=utf-8', undefined, undefined],
    ['/', 'text/html; charset=utf-8', 'noindex', preview],
    ['/about.md', 'text/markdown; charset=utf-8', 'noindex', undefined],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', undefined, undefined],
    ['/robots.txt', 'text/plain; charset=utf-8', undefined, undefined],
    ['/sitemap.xml', 'application/xml', undefined, undefined],
    ['/blog/feed.json', 'application/json', undefined, undefined],
    ['/site.webmanifest', 'application/manifest+json', undefined, undefined],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0, ...(headers && { headers }) })

    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-type'], path).toBe(type)
    expect(answer.headers()['x-robots-tag'], path).toBe(robots)
  }
})

/** What somebody might slip into a page, all of which would change its title or ask another host. */
const HOSTILE = `
  <script>document.title = 'hacked'</script>
  <script src="https://evil.example/script.js"></script>
  <style>main { display: none }</style>
  <p id="styled" style="position: fixed"></p>
  <base href="https://evil.example/">
  <iframe src="https://evil.example/frame"></iframe>
  <img src="https://evil.example/image.png" alt="">
  <object data="https://evil.example/object"></object>
  <button id="handler" onclick="document.title = 'hacked'">Handler</button>
  <a id="link" href="javascript:document.title = 'hacked'">Link</a>
  <form action="https://evil.example/form"><button id="form">Form</button></form>`

/** What the browser has to say of that, and of what the test's own code tries. */
const BLOCKED = [
  'base-uri https://evil.example/',
  'connect-src https://evil.example/fetch',
  'connect-src wss://evil.example/socket',
  'form-action https://evil.example/form?',
  'frame-src https://evil.example',
  'img-src https://evil.example/image.png',
  'object-src https://evil.example',
  'require-trusted-types-for trusted-types-sink',
  'script-src-attr inline',
  'script-src-elem https://evil.example/script.js',
  'script-src-elem inline',
  'script-src-elem inline',
  'style-src-attr inline',
  'style-src-elem inline',
]

test.describe('the policy', () => {
  // The last: asked for, but of the policy alone. Nothing of it leaves the browser.
  test.use({
    allowedMessages:
      /Content Security Policy|TrustedHTML|Fetch API cannot load|third party: https:\/\/evil\.example/,
  })

  for (const [path, headers] of [
    ['/contact', {}],
    ['/api/contacts', { ...operator, Accept: 'text/html' }],
  ] as const) {
    test(`blocks whatever somebody slipped into ${path}, and reports it`, async ({ page }) => {
      const asked: string[] = []
      await page.route('https://evil.example/**', (route) => {
        asked.push(route.request().url())
        return route.abort()
      })
      await page.route(path, async (route) => {
        const response = await route.fetch({
          headers: { ...route.request().headers(), ...headers },
        })
        await route.fulfill({ response, body: (await response.text()) + HOSTILE })
      })
      await page.addInitScript(() => {
        const blocked: string[] = []
        Object.assign(window, { blocked })
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          blocked.push(`${effectiveDirective} ${blockedURI}`),
        )
      })
      const reported = page.waitForResponse('/api/policy-reports')

      await page.goto(path)
      // As somebody would who got this far: the page's own script may not do it, either.
      for (const id of ['handler', 'link', 'form']) {
        await page.evaluate((each) => document.getElementById(each)?.click(), id)
      }
      const attempts = page.evaluate(async () => {
        await fetch('https://evil.example/fetch').catch(() => {})
        new WebSocket('wss://evil.example/socket')
        document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="alert()">')
      })
      await expect(attempts).rejects.toThrow(/TrustedHTML/)

      const blocked = () => page.evaluate(() => Reflect.get(window, 'blocked') as string[])
      await expect.poll(async () => (await blocked()).toSorted()).toEqual(BLOCKED)
      expect((await reported).status()).toBe(204)
      expect(asked).toEqual([])
      // Past Playwright's own waiting: it takes a blocked navigation for one under way.
      const effects = await page.evaluate(() => ({
        hacked: document.title === 'hacked',
        path: new URL(document.baseURI).pathname,
        main: getComputedStyle(document.querySelector('main') ?? document.body).display !== 'none',
        styled: getComputedStyle(document.querySelector('#styled') ?? document.body).position,
      }))
      expect(effects).toEqual({ hacked: false, path, main: true, styled: 'static' })
    })
  }
})
