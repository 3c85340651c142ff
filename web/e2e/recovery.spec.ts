import { loadContent } from '#content/load.ts'
import { delay, expect, test, visit, withoutFile } from './fixtures.ts'

const { catalogue, services, faq, site, ...content } = loadContent()
const [id = ''] = catalogue.services
const question = faq.get(catalogue.faq[0] ?? '')?.question ?? ''
const name = services.get(id)?.name ?? ''

test.describe('after a deploy', () => {
  test.use({ allowedMessages: /Failed to (?:load resource|fetch dynamically imported module)/ })

  for (const gone of ['*.js', '**/*.json']) {
    test(`a tab whose parts are gone (${gone}) loads the next page whole`, async ({ page }) => {
      await visit(page, '/')
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      await page.route(`**/assets/${gone}`, (route) => route.fulfill({ status: 404 }))

      await page.getByRole('main').locator(`a[href="/services/${id}"]`).click()

      await expect(page).toHaveURL(`/services/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
    })
  }

  for (const [without, words] of [
    ['the app', ''],
    ['its data', question],
    ['its components', '1 question'],
  ] as const) {
    test(`a page stays as it was rendered without ${without}`, async ({ page }) => {
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

test.describe('where a part cannot be had', () => {
  test.use({ allowedMessages: /./ })

  test('a visitor without a connection is told so on the page that is asked for', async ({
    page,
    context,
  }) => {
    await visit(page, '/')
    await context.setOffline(true)

    await page.getByRole('main').locator(`a[href="/services/${id}"]`).click()

    const { heading } = content['pages/notices'].incomplete
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await context.setOffline(false)
    await page.getByRole('main').locator(`a[href="/services/${id}"]`).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })

  test('a page that hangs shows that it is on its way', async ({ page }) => {
    await visit(page, '/')
    const arrive = await delay(page)

    await page.getByRole('main').locator(`a[href="/services/${id}"]`).click()

    await expect(page.getByRole('progressbar')).toBeVisible()
    arrive()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('progressbar')).toBeHidden()
  })

  test('where a page fails to render, the visitor is given the phone number and the email address', async ({
    page,
  }) => {
    await visit(page, '/services')
    await page.route(`**/${id}.json`, (route) => route.fulfill({ json: { hue: 1 } }))
    const main = page.getByRole('main')
    await main.locator(`a[href="/services/${id}"]`).click()

    const { heading } = content['pages/notices'].failed
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(main.getByRole('link', { name: site.contact.phone })).toHaveAttribute(
      'href',
      /^tel:\+/,
    )
    await expect(main.getByRole('link', { name: site.contact.email })).toHaveAttribute(
      'href',
      `mailto:${site.contact.email}`,
    )
  })
})
