import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { NIGHT } from './nightly.ts'
import { delayRequests, hydrate, visitHydrated, waitForFonts } from './page-actions.ts'

/** Waits for two paints of the page, after which all effects of a scroll or key are complete. */
const settled = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

test('a page scrolled before the app arrives keeps its position; a page change moves the focus and announces the title, and going back undoes it', async ({
  page,
}) => {
  const arrive = await delayRequests(page)
  await page.goto('/services')
  await waitForFonts(page)
  await page.evaluate(() => window.scrollTo(0, 3000))
  const card = page.getByRole('main').getByRole('article').getByRole('link').last()
  const topOfCard = () => card.evaluate((link) => link.getBoundingClientRect().top)
  const before = await topOfCard()
  const isBack = async () => Math.abs((await topOfCard()) - before) <= 2

  arrive()
  await hydrate(page)
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
  await visitHydrated(page, '/contact')

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

/** The addresses of the cards that no closed group hides. */
const visibleCards = (page: Page) =>
  page
    .locator('article .card-link:visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

async function follow(page: Page, href = '') {
  const card = page.getByRole('main').getByRole('article')
  await card.locator(`a[href="${href}"]`).filter({ visible: true }).last().click()
  await expect(page).toHaveURL(href)
  await expect(page.getByRole('main')).toBeFocused()
}

/** Slows every animation down, so that a test can inspect it while it runs. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.02 })
  return () => session.send('Animation.setPlaybackRate', { playbackRate: 1 })
}

/** The animations of a page change, by animated pseudo-element. */
const transitions = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || '')
      .filter((name) => name.startsWith('::view-transition')),
  )

// The last page has a fold of its own, which stays behind.
for (const from of ['/services', '/journal/the-knot']) {
  test(`the fold of a card on ${from} morphs into the fold of its page, and nothing else moves`, {
    tag: NIGHT,
  }, async ({ page }) => {
    await visitHydrated(page, from)
    const hurry = await slowDown(page)

    await follow(page, (await visibleCards(page)).at(-1))
    await expect.poll(() => transitions(page)).toContain('::view-transition-group(fold)')
    const moving = await transitions(page)
    expect(moving.filter((each) => !each.endsWith('(fold)'))).toEqual([])

    await hurry()
    await expect.poll(() => transitions(page)).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL(from)
    expect(await transitions(page)).toEqual([])
  })
}

test('a link outside cards changes the page without a transition, also during another one; so does a card with less motion', {
  tag: NIGHT,
}, async ({ page }) => {
  await visitHydrated(page, '/services')
  const [service, other] = await visibleCards(page)
  await slowDown(page)
  await page.getByRole('contentinfo').locator('a[href="/privacy-policy"]').first().click()
  await expect(page).toHaveURL('/privacy-policy')
  expect(await transitions(page)).toEqual([])

  await page.goBack()
  await follow(page, service)
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  await expect(page).toHaveURL('/')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await follow(page, other)
  expect(await transitions(page)).toEqual([])
})
