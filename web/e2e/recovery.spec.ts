import type { Page } from '@playwright/test'
import { addressOf, content, linkTo } from './content.ts'
import { expect, test } from './fixtures.ts'
import { named } from './named.ts'
import { NIGHT } from './night.ts'
import { delay, visit, withoutFile } from './page-actions.ts'

const { catalogue, services, faq, site } = content
const [id = ''] = catalogue.services
const question = faq.get(catalogue.faq[0] ?? '')?.question ?? ''
const name = services.get(id)?.name ?? ''
const openService = (page: Page) =>
  page
    .getByRole('main')
    .locator(linkTo(`/services/${id}`))
    .click()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('after a deploy', () => {
  test.use({ allowedMessages: /Failed to (?:load resource|fetch dynamically imported module)/ })

  test('a tab with deleted chunks loads the next page as a document', { tag: NIGHT }, async ({
    page,
  }) => {
    await visit(page, '/')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))

    await openService(page)

    await expect(page).toHaveURL(addressOf(`/services/${id}`))
    await expect(heading(page)).toHaveText(name)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
  })

  for (const [without, words] of [
    ['the app', ''],
    ['its data', question],
    ['its components', 'pt-8 mb-4 text-small'],
  ] as const) {
    test(`a page without ${without} stays as rendered`, { tag: NIGHT }, async ({ page }) => {
      test.skip(!question, 'There is no question to filter.')
      const refused = await withoutFile(page, words)
      await page.goto('/faq?q=a')
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      await page.getByRole('contentinfo').hover()

      await expect.poll(refused).toBeGreaterThan(0)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('main details').first()).toBeVisible()
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    })
  }
})

test.describe('an unknown address', () => {
  test.use({ allowedMessages: /Failed to load resource/ })

  test('below a service keeps the 404 page in the app', async ({ page }) => {
    await visit(page, `/services/${id}/x`)

    await expect(heading(page)).toHaveText(content['pages/notices'].notFound.heading)
  })
})

test.describe('when a chunk cannot be loaded', () => {
  test.use({ allowedMessages: /./ })

  test('without a connection, the requested page says so', { tag: NIGHT }, async ({
    page,
    context,
  }) => {
    await visit(page, '/')
    await context.setOffline(true)

    await openService(page)

    const { heading: incomplete } = content['pages/notices'].incomplete
    await expect(heading(page)).toHaveText(incomplete)
    await expect(page).toHaveTitle(`${incomplete} · ${site.name}`)
    await context.setOffline(false)
    await openService(page)
    await expect(heading(page)).toHaveText(name)
  })

  test('a slow page shows a progress bar', { tag: NIGHT }, async ({ page }) => {
    await visit(page, '/')
    const arrive = await delay(page)

    await openService(page)

    await expect(page.getByRole('progressbar')).toBeVisible()
    arrive()
    await expect(heading(page)).toHaveText(name)
    await expect(page.getByRole('progressbar')).toBeHidden()
  })

  test('a page that fails to render shows the phone number and the email address', {
    tag: NIGHT,
  }, async ({ page }) => {
    await visit(page, '/')
    await page.route(`**/${id}.json`, (route) => route.fulfill({ json: { hue: 1 } }))
    const main = page.getByRole('main')
    await openService(page)

    await expect(heading(page)).toHaveText(content['pages/notices'].failed.heading)
    if (site.contact.phone) {
      await expect(named(main, 'link', site.contact.phone)).toHaveAttribute('href', /^tel:/)
    }
    await expect(named(main, 'link', site.contact.email)).toHaveAttribute(
      'href',
      `mailto:${site.contact.email}`,
    )
  })
})
