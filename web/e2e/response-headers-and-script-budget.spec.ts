import { brotliCompressSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'
import { readBuilt } from '#web/test/built-pages.ts'
import { securityHeaders } from '#worker/http/security-headers.ts'
import { budgets } from '#worker/test/budgets.ts'
import { expect, OPERATOR_TOKEN, test } from './fixtures.ts'
import { NIGHT } from './nightly.ts'
import { visitHydrated } from './page-actions.ts'

/** Strings that only the code of forms, their requests and their toasts contains. */
const FORM_CODE = ['networkMode', '/api/subscribe', 'swipeThreshold']
/** A string that only the library of the search contains. */
const SEARCH_CODE = 'maxFuzzy'

/** The scripts and the data that a page has requested, once it requests no more. */
async function filesOf(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => /\.js(?:on)?$/.test(name)),
  )
}

function weigh(files: string[]): number {
  return files.reduce((sum, file) => sum + brotliCompressSync(readBuilt(file)).length, 0)
}

test('the home page loads its budget of script, the search its own when opened, and only pages with forms their code', {
  tag: NIGHT,
}, async ({ page }) => {
  await visitHydrated(page, '/')
  const home = await filesOf(page)
  const scripts = home.filter((file) => file.endsWith('.js'))
  const code = scripts.map(readBuilt).join('')
  expect(scripts.length).toBeGreaterThan(0)
  expect(weigh(scripts)).toBeLessThanOrEqual(budgets.script)
  expect(home.join()).not.toContain('/search/index.json')
  for (const other of [SEARCH_CODE, ...FORM_CODE]) expect(code).not.toContain(other)

  await page.locator('.search-link').click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('Rug repair')
  await expect.poll(async () => (await filesOf(page)).join()).toContain('/search/index.json')
  const search = (await filesOf(page)).filter((file) => !home.includes(file))
  expect(search.map(readBuilt).join('')).toContain(SEARCH_CODE)
  expect(weigh(search)).toBeLessThanOrEqual(budgets.search)

  await visitHydrated(page, '/journal')
  const form = (await filesOf(page)).map(readBuilt).join('')
  for (const each of FORM_CODE) expect(form).toContain(each)
})

type Ask = Parameters<APIRequestContext['fetch']>[1] & { type?: string; robots?: string }
type Answer = [status: number, path: string, ask?: Ask]

const operator = { Authorization: `Bearer ${OPERATOR_TOKEN}` }

const HTML = 'text/html; charset=utf-8'
/** The same of the Worker. */
const PAGE = 'text/html; charset=UTF-8'
const TEXT = 'text/plain; charset=utf-8'
const PLAIN = 'text/plain; charset=UTF-8'

/**
 * One response of every kind from the platform's files, and one of the Worker in each format; for its
 * others see worker/test/fuzzing/random-requests.test.ts. `:asset` stands for a file of the build.
 */
const ANSWERS: Answer[] = [
  [200, '/', { type: HTML }],
  [200, '/', { method: 'HEAD' }],
  [200, '/', { headers: { Range: 'bytes=0-9' } }],
  ...['v1-site.account.workers.dev', 'site.pages.dev', 'v1.site.pages.dev'].map(
    (host): Answer => [200, '/', { headers: { host }, robots: 'noindex' }],
  ),
  [200, ':asset', { type: 'text/javascript; charset=utf-8' }],
  [200, '/favicon.ico', { type: 'image/vnd.microsoft.icon' }],
  [200, '/apple-touch-icon.png', { type: 'image/png' }],
  [200, '/sitemap.xml', { type: 'application/xml' }],
  [200, '/robots.txt', { type: TEXT }],
  [200, '/.well-known/security.txt', { type: TEXT }],
  [200, '/journal/feed.json', { type: 'application/json' }],
  [200, '/search?q=%', { type: HTML }],
  [200, '/api/contacts', { headers: operator, type: 'application/json' }],
  [200, '/api/contacts', { headers: { ...operator, Accept: 'text/html' }, type: PAGE }],
  [302, '/services/keeping'],
  [307, '/privacy-policy/'],
  [308, '/PRIVACY-POLICY'],
  [404, '/nope', { type: HTML }],
  [404, '/nope', { method: 'OPTIONS' }],
  [404, '/assets/nope.js', { headers: { 'Sec-Fetch-Dest': 'script' }, type: PLAIN }],
  [404, '/%', { type: HTML }],
  [404, '/%ff', { type: HTML }],
  [405, '/', { method: 'POST' }],
  [405, '/favicon.svg', { method: 'OPTIONS' }],
]

test('every kind of response has its content type, the same security policy and no cookie; only previews are noindex', async ({
  request,
}) => {
  const asset = /\/assets\/[\w.-]+\.js/.exec(await (await request.get('/')).text())?.[0] ?? ''
  const { 'Content-Security-Policy': bare, ...others } = securityHeaders()
  // A page's own policy names its further sources, too: scripts and styles.
  const directives = bare.split('; ')

  async function check(status: number, path: string, { type, robots, ...ask }: Ask = {}) {
    const answer = await request.fetch(path.replace(':asset', asset), { maxRedirects: 0, ...ask })
    const headers = answer.headers()
    const name = `${ask.method ?? 'GET'} ${path} ${status}`
    expect(answer.status(), name).toBe(status)
    if (type) expect(headers['content-type'], name).toBe(type)
    expect(headers['x-robots-tag'], name).toBe(robots)
    expect(headers, name).toMatchObject(Object.fromEntries(new Headers(others)))
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

/** Injected markup, which would run, change the page's look, or send a request to another host. */
const HOSTILE = `
  <script>alert(1)</script>
  <script src="https://evil.example/script.js"></script>
  <style>main { display: none }</style>
  <p style="position: fixed"></p>
  <base href="https://evil.example/">
  <iframe src="https://evil.example/frame"></iframe>
  <img src="https://evil.example/image.png" alt="">
  <object data="https://evil.example/object"></object>
  <button id="handler" onclick="alert(1)">Handler</button>
  <a id="link" href="javascript:alert(1)">Link</a>
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

  for (const { path, headers, tag } of [
    { path: '/contact', headers: {}, tag: [] },
    { path: '/api/contacts', headers: { ...operator, Accept: 'text/html' }, tag: NIGHT },
  ]) {
    test(`blocks markup injected into ${path}`, { tag }, async ({ page }) => {
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
      expect(asked).toEqual([])
    })
  }
})
