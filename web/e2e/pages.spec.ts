import type { Page } from '@playwright/test'
import { expect, hydrated, STATUS_LINE, test } from './fixtures.ts'
import { kinds, pages } from './pages.ts'

/** Where the links lead that are marked as the current page; those of the header mark a section. */
function markedAsCurrent(page: Page) {
  return page
    .locator('main, footer')
    .locator('a[aria-current]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
}

test('every page is complete before and without script', async ({ browser, site }) => {
  test.slow()
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  for (const { path, heading } of pages) {
    await test.step(path, async () => {
      const response = await page.goto(path)

      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page).toHaveTitle(/Lumenfold/)
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/)
    })
  }
  await context.close()
})

for (const { path, heading } of pages) {
  test(`${path} hydrates silently, without moving anything, and so after going back`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.name = '0'
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          window.name = String(Number(window.name) + shift.value)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    await hydrated(page)
    await page.evaluate(() => document.fonts.ready)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(Number(await page.evaluate(() => window.name))).toBe(0)
    expect((await markedAsCurrent(page)).filter((address) => address !== path)).toEqual([])

    const elsewhere = path === '/services' ? '/contact' : '/services'
    const name = path === '/services' ? 'Contact' : 'View All Services'
    if (path === '/services') await page.getByRole('link', { name, exact: true }).click()
    else {
      await page.getByRole('banner').getByRole('button', { name: 'Services' }).click()
      await page.getByRole('link', { name }).click()
    }
    await expect(page).toHaveURL(elsewhere)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading)
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, allowedMessages: STATUS_LINE })

  for (const path of kinds) {
    test(`${path} asks for nothing but itself before it is painted`, async ({ page }) => {
      await page.goto(path)
      await hydrated(page)

      const { early, late } = await page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        const isEarly = ({ startTime }: PerformanceEntry) => startTime < (paint?.startTime ?? 0)
        const files = performance.getEntriesByType('resource')
        return {
          early: files.filter(isEarly).map(({ name }) => name),
          late: files.filter((file) => !isEarly(file)).length,
        }
      })

      expect(early).toEqual([])
      expect(late).toBeGreaterThan(0)
    })
  }
})

test.describe('wrong turns', () => {
  test.use({ allowedMessages: STATUS_LINE })

  for (const [path, heading, text] of [
    ['/nope', '404 Page Not Found', 'Did you forget to add the page to the router?'],
    ['/contact/nope/deep', '404 Page Not Found', 'Did you forget to add the page to the router?'],
    ['/services/nope', 'Service Not Found', "The service you're looking for doesn't exist."],
    ['/services/nope/deep', 'Service Not Found', "The service you're looking for doesn't exist."],
  ] as const) {
    test(`${path} answers 404 and says "${heading}"`, async ({ page }) => {
      const response = await page.goto(path)
      await hydrated(page)

      expect(response?.status()).toBe(404)
      await expect(page).toHaveTitle(new RegExp(heading))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByText(text)).toBeVisible()
    })
  }
})

for (const [alias, group] of [
  ['data-ai', 'Data & AI'],
  ['cloud', 'Cloud'],
] as const) {
  test(`/services/${alias} leads to its group, directly and in the app`, async ({ page }) => {
    await page.goto(`/services/${alias}`)
    await expect(page).toHaveURL(`/services#${alias}`)
    await expect(page.getByRole('heading', { name: group, exact: true })).toBeInViewport()

    await page.goto('/contact')
    await hydrated(page)
    const label = alias === 'cloud' ? 'Cloud Solutions' : group
    await page.getByRole('contentinfo').getByRole('link', { name: label }).click()

    await expect(page).toHaveURL(`/services#${alias}`)
    await expect(page.getByRole('heading', { name: group, exact: true })).toBeInViewport()
  })
}

test('focus moves to the new page on navigation and its title is announced', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)

  await page.getByRole('link', { name: 'See all services' }).click()

  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.locator('[aria-live=polite]')).toHaveText('Services · Lumenfold')
})

test('a page scrolled before the app arrives stays where it is', async ({ page }) => {
  const arrival = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto('/services')
  await page.evaluate(() => window.scrollTo(0, 1500))

  arrival.resolve()
  await hydrated(page)

  await page.waitForTimeout(300)
  expect(await page.evaluate(() => window.scrollY)).toBe(1500)
})

test('the place on a page is restored on going back', async ({ page }) => {
  await page.goto('/services')
  await hydrated(page)
  await page.evaluate(() => window.scrollTo(0, 1500))
  await page.getByRole('link', { name: 'Gaming' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gaming')

  await page.goBack()

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pick the problem')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
})
