import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { NIGHT } from './night.ts'
import { delay, fontsSwapped, hydrated, visit } from './page-actions.ts'

/** Waits for two paints of the page, after which all effects of a scroll or key are complete. */
const settled = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

test('a page scrolled before the app arrives keeps its position; a page change moves the focus and announces the title, and going back undoes it', async ({
  page,
}) => {
  const arrive = await delay(page)
  await page.goto('/services')
  await fontsSwapped(page)
  await page.evaluate(() => window.scrollTo(0, 3000))
  const card = page.getByRole('main').getByRole('article').getByRole('link').last()
  const topOfCard = () => card.evaluate((link) => link.getBoundingClientRect().top)
  const before = await topOfCard()
  const isBack = async () => Math.abs((await topOfCard()) - before) <= 2

  arrive()
  await hydrated(page)
  await settled(page)
  expect(await isBack()).toBe(true)

  // By script: a click of Playwright's may scroll first.
  const to = (await card.getAttribute('href')) ?? ''
  await card.evaluate((link: HTMLElement) => {
    link.focus({ preventScroll: true })
    link.click()
  })
  await expect(page).toHaveURL(to)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.locator('[aria-live=polite]')).toHaveText(await page.title())
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(isBack).toBe(true)
  await expect(card).toBeFocused()
})

test('focus follows a link to a group of services, from another page and on its own', {
  tag: NIGHT,
}, async ({ page }) => {
  const group = page.locator('#keeping')
  const link = page.getByRole('contentinfo').locator('a[href="/services/keeping"]')
  await visit(page, '/contact')

  for (const from of ['another page', 'its own']) {
    await test.step(from, async () => {
      await link.focus()
      // The browser's scroll event for that link comes before the key.
      await settled(page)
      await page.keyboard.press('Enter')

      await expect(page).toHaveURL('/services#keeping')
      await expect(group).toBeFocused()
      await expect(group.getByRole('heading').first()).toBeInViewport()
      await page.keyboard.press('Tab')
      await expect(group.getByRole('link').first()).toBeFocused()
    })
  }
})
