import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { readBuilt } from '#web/site/read-page.ts'
import { expect, hydrated, test } from './fixtures.ts'

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

test('pages, assets, redirects, refusals and the API carry one policy', async ({ request }) => {
  const page = await request.get('/')
  const asset = /\/assets\/[\w.-]+/.exec(await page.text())?.[0] ?? ''
  const answers = {
    page,
    asset: await request.get(asset),
    icon: await request.get('/favicon.ico'),
    homeScreen: await request.get('/apple-touch-icon.png'),
    redirect: await request.get('/about/', { maxRedirects: 0 }),
    missing: await request.get('/nope'),
    api: await request.get('/api/contacts'),
    unknown: await request.get('/api/nope'),
  }

  expect(Object.values(answers).map((answer) => answer.status())).toEqual([
    200, 200, 200, 200, 307, 404, 401, 404,
  ])
  for (const [name, answer] of Object.entries(answers)) {
    const headers = answer.headers()
    const policy = headers['content-security-policy']
    expect(policy, name).toMatch(/^default-src 'none'; .*require-trusted-types-for 'script'/)
    expect(policy, name).not.toContain('unsafe')
    expect(headers, name).not.toHaveProperty('set-cookie')
    expect(headers, name).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
    })
  }
  expect(answers.asset.headers()['cache-control']).toContain('immutable')
  for (const icon of [answers.icon, answers.homeScreen]) {
    expect(icon.headers()['content-type']).toMatch(/^image\//)
    expect(icon.headers()['cache-control']).toBe('public, max-age=86400')
  }
})

test('files for machines say what they are, and only twins and previews are not to be indexed', async ({
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

test.describe('the policy', () => {
  test.use({ allowedMessages: /violates the following Content Security Policy/ })

  test('blocks an inline script and a style attribute that somebody slipped in', async ({
    page,
  }) => {
    await page.route('/contact', async (route) => {
      const response = await route.fetch()
      const hostile = '<script>document.title = "hacked"</script><p style="position:fixed">'
      await route.fulfill({ response, body: (await response.text()) + hostile })
    })

    await page.goto('/contact')

    await expect(page).not.toHaveTitle('hacked')
    await expect(page.locator('p[style]')).toHaveCSS('position', 'static')
  })
})
