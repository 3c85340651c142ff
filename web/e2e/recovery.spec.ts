import { loadContent } from '#content/load.ts'
import { expect, holdBack, hydrated, test } from './fixtures.ts'

const { catalogue, services, site, ...content } = loadContent()
const [id = ''] = catalogue.services
const name = services.get(id)?.name ?? ''

test.describe('after a deploy', () => {
  test.use({ allowedMessages: /Failed to (?:load resource|fetch dynamically imported module)/ })

  for (const gone of ['*.js', '**/*.json']) {
    test(`a tab whose parts are gone (${gone}) loads the next page whole`, async ({ page }) => {
      await page.goto('/')
      await hydrated(page)
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      await page.route(`**/assets/${gone}`, (route) => route.fulfill({ status: 404 }))

      await page.getByRole('main').locator(`a[href="/services/${id}"]`).click()

      await expect(page).toHaveURL(`/services/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
    })
  }

  for (const [without, files, path, shown] of [
    ['the app', '*.js', '/faq?q=a', 'details'],
    ['its data', '*/faq.json', '/faq?q=a', 'details'],
    ['its components', 'routes-*.js', '/', 'section + section'],
  ] as const) {
    test(`a page stays as it was rendered without ${without}`, async ({ page }) => {
      let refused = 0
      await page.route(`**/assets/${files}`, async (route) => {
        await route.fulfill({ status: 404 })
        refused += 1
      })

      await page.goto(path)
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      await page.getByRole('contentinfo').hover()

      await expect.poll(() => refused).toBeGreaterThan(0)
      await page.waitForLoadState('networkidle')
      await expect(page.locator(`main ${shown}`).first()).toBeVisible()
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    })
  }
})

test.describe('where a part cannot be had', () => {
  test.use({ allowedMessages: /./ })

  test('a toast is said plainly without its part, and the page stays', async ({ page }) => {
    await page.route('**/assets/toaster-*.js', (route) => route.fulfill({ status: 404 }))
    await page.route('/api/contact', (route) => route.fulfill({ status: 201, body: '{}' }))
    await page.goto('/contact')
    await hydrated(page)
    await page.getByLabel('Name').fill('Ada')
    await page.getByLabel('Email').fill('ada@prospect.example')
    await page.getByLabel('Message').fill('Hello.')
    await page.getByRole('button', { name: 'Send message' }).click()

    await expect(page.getByRole('status').filter({ hasText: /^Message sent/ })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('a visitor without a connection is told so on the page that is asked for', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await hydrated(page)
    await context.setOffline(true)

    await page.getByRole('main').locator(`a[href="/services/${id}"]`).click()

    const { heading } = content['pages/notices'].incomplete
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await context.setOffline(false)
    await page.getByRole('main').locator(`a[href="/services/${id}"]`).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })

  test('a page that hangs shows that it is on its way', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const arrive = await holdBack(page)

    await page.getByRole('main').locator(`a[href="/services/${id}"]`).click()

    await expect(page.getByRole('progressbar')).toBeVisible()
    arrive()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('progressbar')).toBeHidden()
  })
})

test.describe('when a page fails to render', () => {
  test.use({ allowedMessages: /./ })

  test('the visitor is given the phone number and the email address', async ({ page }) => {
    await page.goto('/services')
    await hydrated(page)
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
