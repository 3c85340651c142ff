import type { Page } from '@playwright/test'
import { expect, hydrated, STATUS_LINE, test } from './fixtures.ts'

const toasts = (page: Page) => page.locator('.toast[data-state=open]')

/** Sends an enquiry that the server answers with this status. */
async function send(page: Page, status: 201 | 503) {
  await page.route('/api/contact', (route) =>
    route.fulfill({ status, contentType: 'application/json', body: '{}' }),
  )
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('E-mail').fill('ada@prospect.example')
  await page.getByLabel('Message').fill('Hello.')
  await page.getByRole('button', { name: 'Send message' }).click()
}

test.use({ allowedMessages: STATUS_LINE })

test.beforeEach(async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
})

test('one toast is shown at once: a new one replaces the old', async ({ page }) => {
  await send(page, 503)
  await expect(toasts(page)).toHaveText(/^Error sending message/)

  await page.unroute('/api/contact')
  await send(page, 201)

  await expect(toasts(page)).toHaveText(/^Message sent successfully!/)
  await expect(page.locator('.toast')).toHaveCount(1)
})

test('a toast stays for 5000 ms', async ({ page }) => {
  await page.clock.install()
  await send(page, 201)
  // An answer that is still on its way would wait for the clock, too.
  await expect(toasts(page)).toHaveText(/^Message sent successfully!/)
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
  await page.clock.pauseAt(Date.now() + 60_000)
  await send(page, 503)
  await page.mouse.move(5, 5)
  await expect(toasts(page)).toHaveText(/^Error sending message/)

  await page.clock.runFor(4_900)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(200)

  await expect(toasts(page)).toHaveCount(0)
})

test('F8 leads to the toasts and Escape dismisses the one in focus', async ({ page }) => {
  await send(page, 201)
  await expect(toasts(page)).toHaveCount(1)

  await page.keyboard.press('F8')
  await expect(page.getByRole('list').filter({ has: toasts(page) })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')

  await expect(toasts(page)).toHaveCount(0)
})

for (const [distance, left] of [
  [49, 1],
  [51, 0],
] as const) {
  test(`a swipe of ${distance} px to the right leaves ${left} toasts`, async ({ page }) => {
    await send(page, 201)
    const box = await toasts(page).boundingBox()
    if (!box) throw new Error('There is no toast to swipe.')
    const [x, y] = [box.x + 60, box.y + box.height / 2]
    await page.waitForTimeout(400)

    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 20, y)
    await page.mouse.move(x + distance, y)
    await page.mouse.up()

    await expect(toasts(page)).toHaveCount(left)
  })
}

for (const [width, most] of [
  [1280, 420],
  [768, 420],
  [375, 375],
] as const) {
  test(`the stack is at most ${most} px wide in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await send(page, 201)
    await expect(toasts(page)).toHaveCount(1)

    const box = await page
      .getByRole('list')
      .filter({ has: toasts(page) })
      .boundingBox()

    expect(box?.width).toBe(most)
  })
}
