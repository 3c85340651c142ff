import type { Page } from '@playwright/test'
import { expect, STATUS_ERROR, test } from './fixtures.ts'
import { NIGHT } from './nightly.ts'
import { byExactName, byLabel, stopClock, visitHydrated } from './page-actions.ts'

const toasts = (page: Page) => page.locator('.toast[data-state=open]')
const stack = (page: Page) => page.getByRole('list').filter({ has: toasts(page) })

/** Sends an enquiry that the server answers with this status, and waits for its toast and the button's focus. */
async function send(page: Page, status: 201 | 503) {
  await page.unroute('/api/contact')
  await page.route('/api/contact', (route) =>
    route.fulfill({ status, contentType: 'application/json', body: '{}' }),
  )
  await byLabel(page, 'Name').fill('Ada')
  await byLabel(page, 'Email').fill('ada@prospect.example')
  await byLabel(page, 'Message').fill('Hello.')
  await byExactName(page, 'button', 'Send message').click()
  const title = status === 201 ? 'Your message is here.' : 'Your message was not sent'
  await expect(toasts(page)).toContainText(title)
  // The toast appears while the button is still disabled, thus without focus: F8 could not return there.
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused()
}

async function swipe(page: Page, distance: number) {
  const box = await toasts(page).boundingBox()
  if (!box) throw new Error('There is no toast to swipe.')
  const [x, y] = [box.x + 60, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 20, y)
  await page.mouse.move(x + distance, y)
  await page.mouse.up()
}

test.use({ allowedMessages: STATUS_ERROR, contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ page }) => {
  await visitHydrated(page, '/contact')
})

test('a toast stays for 5000 ms, longer under the pointer', { tag: NIGHT }, async ({ page }) => {
  await stopClock(page)
  await send(page, 503)

  await toasts(page).hover()
  await page.clock.runFor(10_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.mouse.move(5, 5)
  await page.clock.runFor(4_900)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(200)

  await expect(toasts(page)).toHaveCount(0)
})

test('F8 focuses the toasts, as wide as a phone or 420 px; a swipe of 51 px or Escape dismisses one', {
  tag: NIGHT,
}, async ({ page }) => {
  await send(page, 201)
  await page.keyboard.press('F8')
  await expect(stack(page)).toBeFocused()
  for (const [width, most] of [
    [375, 375],
    [768, 420],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(async () => (await stack(page).boundingBox())?.width).toBe(most)
  }

  await swipe(page, 49)
  await expect(toasts(page)).toHaveCount(1)
  await swipe(page, 51)
  await expect(toasts(page)).toHaveCount(0)

  await send(page, 503)
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(toasts(page)).toHaveCount(0)
  const submit = page.locator('main form [type=submit]')
  await expect(submit).toBeFocused()
  await page.keyboard.press('F8')
  await expect(submit).toBeFocused()
  await expect(page.getByRole('region', { name: 'F8' })).toBeAttached()
})
