import type { Locator, Page } from '@playwright/test'
import { expect, STATUS_LINE, test } from './fixtures.ts'
import { NIGHT } from './night.ts'
import { delay, fontsSwapped, hydrated, named, visit } from './page-actions.ts'

const benefitsLink = (page: Page) => named(page, 'link', 'What you get')
const benefits = (page: Page) => named(page, 'heading', 'What you get')
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** Waits for two paints of the page, after which all effects of a scroll or key are complete. */
const settled = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

/** Presses Enter on a link after the browser's scroll event for that link. */
async function follow(page: Page, link: Locator) {
  await link.focus()
  await settled(page)
  await page.keyboard.press('Enter')
}

test('a page change moves the focus and announces the title, and going back undoes it', async ({
  page,
}) => {
  await visit(page, '/')

  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.locator('[aria-live=polite]')).toHaveText(await page.title())

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A hole is not the end of a rug.',
  )
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test.describe('at an address without a page', () => {
  test.use({ allowedMessages: STATUS_LINE })

  test('the app shows a message for an unknown service', { tag: NIGHT }, async ({ page }) => {
    await visit(page, '/services')
    const link = page.getByRole('main').getByRole('article').getByRole('link').first()
    await page.evaluate(() => history.pushState({}, '', '/services/nope'))
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We do not offer that.')
    await page.getByRole('main').getByRole('link').first().click()
    await expect(link).toBeVisible()
  })
})

test('a page scrolled before the app arrives keeps its position, and going back restores it', async ({
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
  await card.evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(to)
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect.poll(isBack).toBe(true)
})

test('focus follows a link to a group of services, from another page and on its own', {
  tag: NIGHT,
}, async ({ page }) => {
  const group = page.locator('#keeping')
  await visit(page, '/contact')

  for (const from of ['another page', 'its own']) {
    await test.step(from, async () => {
      await follow(page, page.getByRole('contentinfo').locator('a[href="/services/keeping"]'))

      await expect(page).toHaveURL('/services#keeping')
      await expect(group).toBeFocused()
      await expect(group.getByRole('heading').first()).toBeInViewport()
      await page.keyboard.press('Tab')
      await expect(group.getByRole('link').first()).toBeFocused()
    })
  }
})

test('back and forward restore each scroll position', { tag: NIGHT }, async ({ page }) => {
  await visit(page, '/careers')
  // Other line breaks in the site's fonts would change the measured positions.
  await fontsSwapped(page)
  await benefitsLink(page).focus()
  await settled(page)
  const before = await scrolled(page)
  await follow(page, benefitsLink(page))
  await expect(benefits(page)).toBeInViewport()
  const place = await scrolled(page)
  await page.mouse.wheel(0, 150)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(place + 100)
  await settled(page)
  const after = await scrolled(page)

  const isNear = (wanted: number) => async () => Math.abs((await scrolled(page)) - wanted) <= 2
  await page.goBack()
  await expect(page).toHaveURL('/careers')
  await expect.poll(isNear(before)).toBe(true)
  await page.goForward()
  await expect(page).toHaveURL('/careers#benefits')
  await expect.poll(isNear(after)).toBe(true)
})
