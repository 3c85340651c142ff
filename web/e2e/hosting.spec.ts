import { brotliCompressSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'
import { readBuilt } from '#web/site/read-page.ts'
import { securityHeaders } from '#worker/middleware/security-headers.ts'
import { addressOf, content } from './content.ts'
import { expect, OPERATOR_TOKEN, test, visit } from './fixtures.ts'

/** React, the router and our code for every page, compressed by brotli. */
const SCRIPT_BUDGET = 115_000

/** Strings that only the code of forms, their requests and their toasts contains. */
const FORM_CODE = ['networkMode', '/api/subscribe', 'swipeThreshold']

const hasBlog = content['pages/blog'] !== undefined

/** Every script that a page requests, until it requests no more. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  await visit(page, path)
  await page.waitForLoadState('networkidle')
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => /^\/assets\/.*\.js$/.test(name)),
  )
  return files.map(readBuilt)
}

test('the home page loads at most 115 KB of script, and form code only on pages with forms', async ({
  page,
}) => {
  const home = await scriptsOf(page, '/')
  const bytes = home.map((text) => brotliCompressSync(text).length)
  expect(bytes.length).toBeGreaterThan(0)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(SCRIPT_BUDGET)

  // The app adds the manifest: in the file it would delay the largest paint.
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/site.webmanifest')

  const form = await scriptsOf(page, hasBlog ? '/blog' : '/contact')
  for (const code of FORM_CODE) {
    const isThere = hasBlog || !code.includes('subscribe')
    expect(form.join('').includes(code), code).toBe(isThere)
    expect(home.join('').includes(code), code).toBe(false)
  }
})

type Ask = Parameters<APIRequestContext['fetch']>[1] & { type?: RegExp }

const [alias] = Object.keys(content.catalogue.aliases)
const operator = { Authorization: `Bearer ${OPERATOR_TOKEN}` }

/**
 * One response of every kind from the platform's files, and one of the Worker in each format; for its
 * others see worker/test/hostile/contract.ts. `:asset` stands for a file of the build.
 */
const ANSWERS: [status: number, path: string, ask?: Ask][] = [
  [200, '/', { type: /html/ }],
  [200, '/', { method: 'HEAD' }],
  [200, '/', { headers: { Range: 'bytes=0-9' } }],
  [200, ':asset', { type: /javascript/ }],
  [200, '/favicon.ico', { type: /^image/ }],
  [200, '/apple-touch-icon.png', { type: /^image/ }],
  [200, '/sitemap.xml', { type: /xml/ }],
  ...(hasBlog ? ([[200, addressOf('/blog/feed.json'), { type: /json/ }]] as typeof ANSWERS) : []),
  [200, '/search?q=%', { type: /html/ }],
  [200, '/api/contacts', { headers: operator, type: /json/ }],
  [200, '/api/contacts', { headers: { ...operator, Accept: 'text/html' }, type: /html/ }],
  ...(alias ? ([[302, addressOf(`/services/${alias}`)]] as typeof ANSWERS) : []),
  [307, `${addressOf('/privacy-policy')}/`],
  [308, addressOf('/privacy-policy').toUpperCase()],
  [404, '/nope', { type: /html/ }],
  [404, '/nope', { method: 'OPTIONS' }],
  [404, '/assets/nope.js', { headers: { 'Sec-Fetch-Dest': 'script' }, type: /plain/ }],
  [404, '/%', { type: /html/ }],
  [404, '/%ff', { type: /html/ }],
  [405, '/', { method: 'POST' }],
  [405, '/favicon.svg', { method: 'OPTIONS' }],
]

test('every kind of response has the same security policy and no cookie', async ({ request }) => {
  const asset = /\/assets\/[\w.-]+\.js/.exec(await (await request.get('/')).text())?.[0] ?? ''
  const { 'Content-Security-Policy': bare, ...others } = securityHeaders()
  // A page's own policy names its further sources: scripts, styles, and those from the settings.
  const directives = bare.split('; ').filter((each) => !/^(?:trusted-types|connect-src)/.test(each))

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
  const etag = (await check(200, '/')).etag ?? ''
  await check(304, '/', { headers: { 'If-None-Match': etag } })
  expect((await check(200, asset))['cache-control']).toContain('immutable')
  for (const picture of ['/favicon.ico', '/apple-touch-icon.png', '/share/home.png']) {
    expect((await check(200, picture))['cache-control']).toBe('public, max-age=86400')
  }
})

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(new Headers(headers))
}

test('SEO files have their content type; only Markdown alternates and previews are noindex', async ({
  request,
}) => {
  const previews = ['v1-site.account.workers.dev', 'site.pages.dev', 'v1.site.pages.dev']
  for (const [path, type, robots, headers] of [
    ['/', 'text/html; charset=utf-8', undefined, undefined],
    ...previews.map((host) => ['/', 'text/html; charset=utf-8', 'noindex', { host }] as const),
    [`${addressOf('/contact')}.md`, 'text/markdown; charset=utf-8', 'noindex', undefined],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', undefined, undefined],
    ['/robots.txt', 'text/plain; charset=utf-8', undefined, undefined],
    ['/sitemap.xml', 'application/xml', undefined, undefined],
    ...(hasBlog
      ? [[addressOf('/blog/feed.json'), 'application/json', undefined, undefined] as const]
      : []),
    ['/site.webmanifest', 'application/manifest+json', undefined, undefined],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0, ...(headers && { headers }) })

    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-type'], path).toBe(type)
    expect(answer.headers()['x-robots-tag'], path).toBe(robots)
  }
})

/** Injected markup, which would change the page's title or look, or send a request to another host. */
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

/** The browser's messages about that markup, and about the attempts of the test's own code. */
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

test.describe('the security policy', () => {
  // The last alternative: requests that only the policy blocks. None leaves the browser.
  test.use({
    allowedMessages:
      /Content Security Policy|TrustedHTML|Fetch API cannot load|third party: https:\/\/evil\.example/,
  })

  for (const [path, headers] of [
    [addressOf('/contact'), {}],
    ['/api/contacts', { ...operator, Accept: 'text/html' }],
  ] as const) {
    test(`blocks and reports markup injected into ${path}`, async ({ page }) => {
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
      // Simulates a successful injection: even the page's own script must not be able to do it.
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
