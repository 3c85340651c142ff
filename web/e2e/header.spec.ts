import type { Page } from '@playwright/test'
import { applyTextSpacing, axeViolations, clippedTexts } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { isNightlyRun, NIGHT } from './nightly.ts'
import { byExactName, delayRequests, hydrate, stopClock, visitHydrated } from './page-actions.ts'

const menu = (page: Page) => page.locator('#services-menu')
const trigger = (page: Page) => byExactName(page, 'button', 'Services')
const firstService = (page: Page) => menu(page).getByRole('link').first()
const drawer = (page: Page) => byExactName(page, 'dialog', 'Menu')
const drawerButton = (page: Page) => byExactName(page, 'button', 'Open the menu')

test('seven links are in one line of the header, or in the drawer', async ({ page }) => {
  await page.goto('/')
  for (const width of [320, 768, 900, 940, 1000, 1100, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const lines = await page.locator('.header-row :is(a, button):visible').evaluateAll((all) =>
      all.map((each) => {
        const { top, bottom } = each.getBoundingClientRect()
        return Math.round((top + bottom) / 2)
      }),
    )
    const [first = 0] = lines
    expect(
      lines.filter((line) => Math.abs(line - first) > 4),
      `${width} px`,
    ).toEqual([])
    expect(await clippedTexts(page), `cut at ${width} px`).toEqual([])
  }
})

test('the menu opens 200 ms after hovering, closes 150 ms after leaving, and stays open after a click', async ({
  page,
}) => {
  await visitHydrated(page, '/contact')
  await stopClock(page)

  await trigger(page).hover()
  await page.clock.runFor(199)
  await expect(menu(page)).toBeHidden()
  await page.clock.runFor(1)
  await expect(menu(page)).toBeVisible()
  // The app adds what each service is.
  await expect(firstService(page)).toContainText(
    'Holes, tears and burns in knotted rugs, woven shut.',
  )
  // A slow pointer finds no gap on its way down.
  const { x = 0, width = 0 } = (await trigger(page).boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, ((await menu(page).boundingBox())?.y ?? 0) - 1)
  await page.clock.runFor(10_000)
  await expect(menu(page)).toBeVisible()
  await firstService(page).hover()
  await page.clock.runFor(10_000)
  await expect(menu(page)).toBeVisible()

  await page.mouse.move(5, 700)
  await page.clock.runFor(149)
  await expect(menu(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(menu(page)).toBeHidden()

  // Within 300 ms after it closed, it opens immediately; a click then keeps it open.
  await page.clock.runFor(299)
  await trigger(page).hover()
  await page.clock.runFor(1)
  await expect(menu(page)).toBeVisible()
  await trigger(page).click()
  await page.mouse.move(5, 700)
  await page.clock.runFor(10_000)
  await expect(menu(page)).toBeVisible()
  await trigger(page).click()
  await expect(menu(page)).toBeHidden()
})

test('the menu works with the keyboard alone, and is marked as current on a service page', async ({
  page,
}) => {
  await visitHydrated(page, '/')
  await page.keyboard.press('Tab')
  await expect(byExactName(page, 'link', 'Skip to content')).toBeFocused()
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab')
  await expect(trigger(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(firstService(page)).toBeFocused()
  if (isNightlyRun) expect(await axeViolations(page)).toEqual([])
  const target = (await firstService(page).getAttribute('href')) ?? ''
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(trigger(page)).toBeFocused()
  // It would cover the elements that get the focus after it, and before it.
  await page.keyboard.press('Enter')
  await menu(page).getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(menu(page)).toBeHidden()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(menu(page)).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(trigger(page)).not.toHaveAttribute('aria-current')

  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(target)
  await expect(menu(page)).toBeHidden()
  await expect(trigger(page)).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await expect(trigger(page)).not.toHaveAttribute('aria-current')
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('a drawer opened before the app arrives stays open at the right edge; its phone, email and links work', async ({
    page,
  }) => {
    const arrive = await delayRequests(page)
    await page.goto('/')
    await drawerButton(page).click()
    await expect(drawer(page)).toBeVisible()
    // A wheel over the backdrop scrolls nothing.
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')

    // A wide window has no button to close it.
    await page.setViewportSize({ width: 1280, height: 812 })
    await expect(drawer(page)).toBeHidden()
    await trigger(page).click()
    await expect(menu(page)).toBeVisible()
    // From here the app counts its delays.
    await expect(page.locator('html')).toHaveAttribute('data-hovered-at', /\d/)
    await page.setViewportSize({ width: 375, height: 812 })
    await drawerButton(page).click()

    arrive()
    await hydrate(page)

    const beyond = () =>
      drawer(page).evaluate(
        (element) => document.documentElement.clientWidth - element.getBoundingClientRect().right,
      )
    await expect.poll(async () => Math.abs(await beyond())).toBeLessThan(1)
    if (isNightlyRun) expect(await axeViolations(page)).toEqual([])
    for (const name of ['+44 116 496 0142', 'hello@rafu.example']) {
      const link = byExactName(drawer(page), 'link', name)
      await expect(link).toBeInViewport()
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    // To this page, and to another.
    for (const to of ['/', '/services']) {
      await drawer(page).locator(`a[href="${to}"]`).click()
      await expect(page).toHaveURL(to)
      await expect(drawer(page)).toBeHidden()
      if (to === '/') await drawerButton(page).click()
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu, the drawer and the search open, and their links work', { tag: NIGHT }, async ({
    page,
  }) => {
    await page.goto('/')
    await trigger(page).click()
    const target = (await firstService(page).getAttribute('href')) ?? ''
    await firstService(page).click()
    await expect(page).toHaveURL(target)

    await page.setViewportSize({ width: 375, height: 812 })
    await drawerButton(page).click()
    await byExactName(page, 'button', 'Close the menu').click()
    await expect(drawer(page)).toBeHidden()
    await drawerButton(page).click()
    await byExactName(drawer(page), 'link', 'Services').click()
    await expect(page).toHaveURL('/services')

    await page.locator('.search-link').click()
    await expect(page.getByRole('searchbox')).toBeHidden()
    await page.locator('.all-pages summary').click()
    await page.getByRole('main').locator('a[href="/faq#price"]').click()
    await expect(page.locator('#price .prose')).toBeInViewport()
    await expect(page.getByRole('searchbox')).toBeHidden()
  })
})

test('in a small window, a long name of the company and long words fit, and the header scrolls away', {
  tag: NIGHT,
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/contact')
  await page.locator('.logo').evaluate((logo) => {
    logo.lastChild?.replaceWith('Landscape & Garden Engineering')
  })
  await page.locator('main :is(h1, h2, h3)').evaluateAll((titles) => {
    for (const title of titles) title.textContent = 'Schifffahrtsgesellschaft'.repeat(3)
  })
  await applyTextSpacing(page)
  // The new letters may have to load.
  await expect.poll(() => clippedTexts(page)).toEqual([])

  await page.evaluate(() => window.scrollTo(0, 600))
  await expect(page.getByRole('banner')).not.toBeInViewport()
})
