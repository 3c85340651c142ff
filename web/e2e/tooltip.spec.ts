import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { NIGHT } from './night.ts'
import { stopClock, visit } from './page-actions.ts'

const tooltip = (page: Page) => page.getByRole('tooltip')

test('a tooltip opens after 700 ms, the next one without delay within 300 ms; it can be hovered, and a press closes it', {
  tag: NIGHT,
}, async ({ page }) => {
  await visit(page, '/')
  await stopClock(page)
  const [first, second] = [page.locator('.search-link'), page.locator('.theme-switch')]
  const [text, other] = ['Search (Ctrl+K)', 'Change the color scheme']

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

  await page.mouse.move(5, 700)
  await page.clock.runFor(150 + 300)
  await first.hover()
  await page.clock.runFor(699)
  await expect(tooltip(page)).toBeHidden()
  await page.clock.runFor(1)
  await tooltip(page).hover()
  await page.clock.runFor(10_000)
  await expect(tooltip(page)).toBeVisible()
  await page.mouse.down()

  await expect(tooltip(page)).toBeHidden()
})

test('by keyboard, a tooltip opens at once and follows its control; Escape closes it', {
  tag: NIGHT,
}, async ({ page }) => {
  await visit(page, '/')
  const controls = page.getByRole('contentinfo').locator('[data-tooltip]')
  await page.mouse.move(5, 5)
  await controls.first().focus()
  await page.keyboard.press('Shift+Tab')

  await page.keyboard.press('Tab')
  await expect(tooltip(page)).toHaveText('LinkedIn')
  await page.keyboard.press('Tab')
  await expect(tooltip(page)).toHaveText('Instagram')
  await page.mouse.wheel(0, -20)
  const gap = async () => {
    const [one, other] = [
      await tooltip(page).boundingBox(),
      await page.locator(':focus').boundingBox(),
    ]
    return Math.abs((one?.y ?? 0) + (one?.height ?? 0) - (other?.y ?? 0))
  }
  await expect.poll(gap).toBeLessThan(10)
  await page.keyboard.press('Escape')

  await expect(tooltip(page)).toBeHidden()
  await expect(controls.nth(1)).toBeFocused()
  await expect(controls.nth(1)).toHaveAccessibleDescription('')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 700 } })

  test('a tap opens no tooltip, and none exceeds the window', {
    tag: NIGHT,
  }, async ({ page }) => {
    await visit(page, '/')
    await stopClock(page)
    await page.locator('.theme-switch').tap()
    await page.clock.runFor(10_000)
    await expect(tooltip(page)).toBeHidden()

    // The controls near the edges of the window.
    const profiles = await page.getByRole('contentinfo').locator('[data-tooltip]').all()
    for (const control of [page.locator('.theme-switch'), ...profiles]) {
      await page.keyboard.press('Tab')
      await control.focus()
      await expect(tooltip(page)).toBeVisible()
      const box = await tooltip(page).boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect(box?.y).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320)
      expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(700)
    }
  })
})
