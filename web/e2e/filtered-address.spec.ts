import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'

/** Filtered addresses, with what each of them finds. */
const ADDRESSES = [
  { address: '/faq?q=invoice&category=Pricing', found: ['How do you charge?'] },
  { address: '/faq?category=Legal', found: ['Who owns the code you write for me?'] },
  { address: '/faq?q=zeppelin', found: [] },
  { address: '/blog?topic=Cloud+Computing', found: ['The cloud will not cut your bill'] },
  {
    address: '/blog?topic=Cybersecurity',
    found: ['Stop sending fake phishing emails to your staff'],
  },
  { address: '/blog?q=tanabe', found: ['Build the offline version of your app first'] },
  { address: '/blog?q=zebra', found: [] },
]

const results = (page: Page) =>
  page.getByRole('main').locator('details.question .text-heading:visible, article h3:visible')

/** Adds up, from the first paint on, what moves in view. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    window.name = '0'
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        window.name = String(Number(window.name) + shift.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What moved, once everything that is going to has been drawn. */
async function shifts(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(300)
  return Number(await page.evaluate(() => window.name))
}

/** Opens a page and holds the app back until the returned function is called. */
async function openBeforeTheApp(page: Page, address: string) {
  const arrival = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto(address)
  return arrival.resolve
}

for (const { address, found } of ADDRESSES) {
  for (const width of [375, 1280]) {
    test(`${address} shows what it finds, and nothing moves, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await watchShifts(page)
      const arrive = await openBeforeTheApp(page, address)
      expect(await results(page).count()).toBeGreaterThan(4)

      arrive()
      await hydrated(page)

      await expect(results(page)).toHaveText(found)
      expect(await shifts(page)).toBe(0)
    })
  }
}

for (const [address, below] of [
  ['/faq?category=Legal', 'Schedule Consultation'],
  ['/blog?topic=Cybersecurity', 'Privacy Policy'],
] as const) {
  test(`who has scrolled down ${address} before the app arrives stays there`, async ({ page }) => {
    await watchShifts(page)
    const arrive = await openBeforeTheApp(page, address)
    const link = page.getByRole('link', { name: below })
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const top = () => link.evaluate((element) => element.getBoundingClientRect().top)
    const before = await top()

    arrive()
    await hydrated(page)

    await expect(results(page)).toHaveCount(1)
    expect(await top()).toBe(before)
    expect(await shifts(page)).toBe(0)
  })
}

test('the place that is kept is given up with the first change of the filter', async ({ page }) => {
  await page.goto('/faq?q=zeppelin')
  await hydrated(page)
  const closing = page.getByRole('link', { name: 'Contact Our Team' })
  const top = () => closing.evaluate((link) => link.getBoundingClientRect().top)
  await expect(results(page)).toHaveCount(0)
  const kept = await top()

  await page.getByRole('searchbox').fill('who owns')

  await expect(results(page)).toHaveCount(1)
  expect(await top()).toBeLessThan(kept)
  await page.reload()
  await hydrated(page)
  await expect(results(page)).toHaveCount(1)
  expect(await top()).toBe(kept)
})

test('what is typed beside the results before the app arrives stays, and so does focus', async ({
  page,
}) => {
  const arrive = await openBeforeTheApp(page, '/blog?topic=Blockchain')
  const email = page.getByLabel('E-mail').first()
  await email.pressSequentially('ada@')

  arrive()
  await hydrated(page)
  await expect(results(page)).toHaveText(['Most blockchains should be databases'])
  await page.keyboard.type('reader.example')

  await expect(email).toBeFocused()
  await expect(email).toHaveValue('ada@reader.example')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [address, count] of [
    ['/faq?q=invoice&category=Pricing', 12],
    ['/blog?topic=Cybersecurity&q=zebra', 5],
  ] as const) {
    test(`${address} can be read whole`, async ({ page }) => {
      await page.goto(address)

      await expect(results(page)).toHaveCount(count)
    })
  }
})
