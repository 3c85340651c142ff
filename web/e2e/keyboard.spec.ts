import type { Page } from '@playwright/test'
import { serviceInterests } from '#content/schema/service-interest.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { article } from './pages.ts'

const toast = (page: Page) => page.locator('.toast[data-state=open]')

test('an enquiry is written, mended and sent, and its toast is read and closed', async ({
  page,
  site,
}) => {
  const { value, label } = serviceInterests[1]
  await page.goto('/contact')
  await hydrated(page)

  await page.getByLabel('Name').focus()
  await page.keyboard.type('Ada Keys')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/\w+/)
  await page.keyboard.type('ada.keys@prospect.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type(label)
  await expect(page.getByRole('combobox')).toHaveValue(value)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Hello.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('No mouse here.')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(toast(page)).toHaveText(/^Message sent successfully!/)
  expect(await site.readEnquiries()).toContainEqual(
    expect.objectContaining({
      name: 'Ada Keys',
      email: 'ada.keys@prospect.example',
      serviceInterest: value,
      message: 'Hello.\nNo mouse here.',
    }),
  )
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(toast(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toHaveCount(0)
})

test('what is wider than an article is scrolled with the arrow keys', async ({ page }) => {
  await page.setViewportSize({ width: 200, height: 800 })
  await page.goto(article)
  const wide = page.locator('main [role=region]').first()
  test.skip((await wide.count()) === 0, 'No article has a table or code.')

  await wide.focus()
  await page.keyboard.press('ArrowRight')

  await expect.poll(() => wide.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})
