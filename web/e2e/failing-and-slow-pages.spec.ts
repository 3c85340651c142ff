import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { NIGHT } from './nightly.ts'
import { blockFilesContaining, delayRequests, visitHydrated } from './page-actions.ts'

const SERVICE = '/services/rug-repair'
const openService = (page: Page) => page.getByRole('main').locator(`a[href="${SERVICE}"]`).click()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window)

// Of files that are missing, of no connection, and of the page that fails to render.
test.use({ allowedMessages: /./ })

test('after a deploy, a tab with deleted chunks loads the next page as a document', {
  tag: NIGHT,
}, async ({ page }) => {
  await visitHydrated(page, '/')
  await mark(page)
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))

  await openService(page)

  await expect(page).toHaveURL(SERVICE)
  await expect(heading(page)).toHaveText('Rug repair')
  expect(await isMarked(page)).toBe(false)
})

for (const [without, words] of [
  ['the app', ''],
  ['its data', 'What does it cost?'],
  ['its components', 'mb-4 text-small text-muted'],
] as const) {
  test(`after a deploy, a page without ${without} stays as rendered`, { tag: NIGHT }, async ({
    page,
  }) => {
    const refused = await blockFilesContaining(page, words)
    await page.goto('/faq?q=a')
    await mark(page)
    await page.getByRole('contentinfo').hover()

    await expect.poll(refused).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('main details').first()).toBeVisible()
    expect(await isMarked(page)).toBe(true)
  })
}

test('an unknown address below a service keeps the 404 page in the app', { tag: NIGHT }, async ({
  page,
}) => {
  await visitHydrated(page, `${SERVICE}/x`)

  await expect(heading(page)).toHaveText('There is no page here.')
})

test('without a connection, the requested page says so', { tag: NIGHT }, async ({
  page,
  context,
}) => {
  await visitHydrated(page, '/')
  await context.setOffline(true)

  await openService(page)

  await expect(heading(page)).toHaveText('This page is still on its way.')
  await expect(page).toHaveTitle('This page is still on its way. · Rafu')
  await context.setOffline(false)
  await openService(page)
  await expect(heading(page)).toHaveText('Rug repair')
})

test('a slow page shows a progress bar', { tag: NIGHT }, async ({ page }) => {
  await visitHydrated(page, '/')
  const arrive = await delayRequests(page)

  await openService(page)

  await expect(page.getByRole('progressbar')).toBeVisible()
  arrive()
  await expect(heading(page)).toHaveText('Rug repair')
  await expect(page.getByRole('progressbar')).toBeHidden()
})

test('a page that fails to render shows the phone number and the email address', {
  tag: NIGHT,
}, async ({ page }) => {
  await visitHydrated(page, '/')
  await page.route('**/rug-repair.json', (route) => route.fulfill({ json: { hue: 1 } }))
  const main = page.getByRole('main')
  await openService(page)

  await expect(heading(page)).toHaveText('This page tore.')
  await expect(main.locator('a[href="tel:+441164960142"]')).toBeVisible()
  await expect(main.locator('a[href="mailto:hello@rafu.example"]')).toBeVisible()
})
