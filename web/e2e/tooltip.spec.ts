import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { NIGHT } from './nightly.ts'
import { delayRequests, hydrate, stopClock, visitHydrated } from './page-actions.ts'

const tooltip = (page: Page) => page.getByRole('tooltip')

test('a tooltip opens after 700 ms, the next one without delay within 300 ms; it can be hovered, and a press closes it', {
  tag: NIGHT,
}, async ({ page }) => {
  await visitHydrated(page, '/')
  await stopClock(page)
  const [first, second] = [page.locator('.search-link'), page.locator('.theme-switch')]
  const [text, other] = ['Search', 'Change the color scheme']

  await first.hover()
  await page.clock.runFor(699)
  await expect(tooltip(page)).toBeHidden()
  await page.clock.runFor(1)
  await expect(tooltip(page)).toHaveText(text)
  await expect(first).toHaveAccessibleDescription(text)

  await page.mouse.move(5, 700)
  await page.clock.runFor(150)
  await expect(tooltip(page)).toBeHidden()
  await expect(first).toHaveAccessibleDescription('')
  await page.clock.runFor(299)
  await second.hover()
  await page.clock.runFor(1)
  await expect(tooltip(page)).toHaveText(other)

  await tooltip(page).hover()
  await page.clock.runFor(10_000)
  await expect(tooltip(page)).toBeVisible()
  await page.mouse.down()
  await expect(tooltip(page)).toBeHidden()
})

for (const [control, panel] of [
  ['.search-link', '[role=tooltip]'],
  ['.menu-trigger', '#services-menu'],
] as const) {
  test(`the delay of ${panel} counts from the arrival of the pointer, which the boot snippet notes`, {
    tag: NIGHT,
  }, async ({ page }) => {
    const arrive = await delayRequests(page)
    await page.goto('/')
    await page.locator(control).hover()
    await expect(page.locator('html')).toHaveAttribute('data-hovered-at', /\d/)
    await page.evaluate(() => {
      document.documentElement.dataset.hoveredAt = `${performance.now() + 600_000}`
    })
    arrive()
    await hydrate(page)
    await page.waitForTimeout(1_500)

    await expect(page.locator(panel)).toBeHidden()
  })
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 700 } })

  test('a tap opens no tooltip; by keyboard, one opens at once within the window, and Escape closes it', {
    tag: NIGHT,
  }, async ({ page }) => {
    await visitHydrated(page, '/')
    await stopClock(page)
    const themeSwitch = page.locator('.theme-switch')
    await themeSwitch.tap()
    await page.clock.runFor(10_000)
    await expect(tooltip(page)).toBeHidden()

    // The controls near the edges of the window.
    const profiles = await page.getByRole('contentinfo').locator('[data-tooltip]').all()
    for (const control of [themeSwitch, ...profiles]) {
      await page.keyboard.press('Tab')
      await control.focus()
      await expect(tooltip(page)).toHaveText((await control.getAttribute('data-tooltip')) ?? '')
      const {
        x = -1,
        y = -1,
        width = 999,
        height = 999,
      } = (await tooltip(page).boundingBox()) ?? {}
      expect([x, y, 320 - x - width, 700 - y - height].filter((gap) => gap < 0)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(tooltip(page)).toBeHidden()
      await expect(control).toBeFocused()
      await expect(control).toHaveAccessibleDescription('')
    }
  })
})
