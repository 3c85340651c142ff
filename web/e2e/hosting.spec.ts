import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, hydrated, test } from './fixtures.ts'
import { pages } from './pages.ts'

const DIST = join(import.meta.dirname, '../dist')
/** design.md, section 6: one initial TCP window. */
const PAGE_BUDGET = 14_000
/** design.md, section 6, brotli. */
const STYLESHEET_BUDGET = 5_000
const SCRIPT_BUDGET = 115_000

const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
)
const read = (file: string) => readFileSync(join(DIST, file), 'utf8')
const weigh = (text: string) => brotliCompressSync(text).length
const stylesheetOf = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''

test('every page is a file, and every file is a page', () => {
  expect(files).toHaveLength(pages.length + 2)
})

for (const file of files) {
  test(`${file} with its styles fits the first window and its head loads nothing`, () => {
    const html = read(file)
    const head = html.slice(0, html.indexOf('</head>'))

    expect(weigh(html)).toBeLessThanOrEqual(PAGE_BUDGET)
    expect(weigh(stylesheetOf(html))).toBeLessThanOrEqual(STYLESHEET_BUDGET)
    expect(head).not.toMatch(/<script[^>]+src|rel="(?:stylesheet|preload|modulepreload)"|@import/)
    expect(html).not.toMatch(/\sstyle="/)
  })
}

test('the home page costs at most 115 KB of script, all of it after the first paint', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  await page.waitForLoadState('networkidle')

  const { scripts, firstPaint } = await page.evaluate(() => ({
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
    firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
  }))
  const bytes = scripts.map(({ path }) => weigh(read(path)))

  expect(bytes.length).toBeGreaterThan(0)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(SCRIPT_BUDGET)
  expect(Math.min(...scripts.map(({ startTime }) => startTime))).toBeGreaterThan(firstPaint)
})

test('pages, assets, redirects, refusals and the API carry one policy', async ({ request }) => {
  const script = readdirSync(join(DIST, 'assets')).find((file) => file.endsWith('.js'))
  const answers = {
    page: await request.get('/'),
    asset: await request.get(`/assets/${script}`),
    redirect: await request.get('/services/cloud', { maxRedirects: 0 }),
    missing: await request.get('/nope'),
    api: await request.get('/api/contacts'),
    unknown: await request.get('/api/nope'),
  }

  for (const [name, answer] of Object.entries(answers)) {
    const headers = answer.headers()
    expect(headers['content-security-policy'], name).toMatch(/^default-src 'none'; /)
    expect(headers['content-security-policy'], name).not.toContain('unsafe')
    expect(headers['content-security-policy'], name).toContain("require-trusted-types-for 'script'")
    expect(headers['x-content-type-options'], name).toBe('nosniff')
    expect(headers['referrer-policy'], name).toBe('strict-origin-when-cross-origin')
    expect(headers['strict-transport-security'], name).toMatch(/max-age=31536000/)
    expect(headers['x-frame-options'], name).toBe('DENY')
    expect(headers['permissions-policy'], name).toContain('camera=()')
    expect(headers['cross-origin-opener-policy'], name).toBe('same-origin')
    expect(headers['set-cookie'], name).toBeUndefined()
  }
  expect(answers.asset.headers()['cache-control']).toContain('immutable')
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

    await expect(page).toHaveTitle('Contact · Lumenfold')
    await expect(page.locator('p[style]')).toHaveCSS('position', 'static')
  })
})
