import AxeBuilder from '@axe-core/playwright'
import { confirmAddress, unsubscribeAddress } from '#worker/subscribe/links.ts'
import { expect, STATUS_LINE, test } from './fixtures.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, allowedMessages: STATUS_LINE })

    test('a subscriber confirms by one click, and leaves by another', async ({ page, site }) => {
      const email = `ada.links.${javaScriptEnabled}@reader.example`
      const id = await site.subscribe(email)
      const stored = async () =>
        (await site.readSubscriptions()).find((each) => each.email === email)?.state

      await page.goto(confirmAddress(id))
      expect(await stored()).toBe('pending')
      await page.getByRole('main').getByRole('button', { name: 'Confirm' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed.')
      expect(await stored()).toBe('confirmed')

      await page.goto(unsubscribeAddress(id))
      expect(await stored()).toBe('confirmed')
      await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are off the list.')
      expect(await stored()).toBe('unsubscribed')
    })

    test('a link that no longer works says so, and leads to the blog', async ({ page }) => {
      const response = await page.goto(confirmAddress(crypto.randomUUID()))

      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works.')
      await page.getByRole('link', { name: 'Back to the blog' }).click()
      await expect(page).toHaveURL('/blog')
    })
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test(`the page of a link fits ${width} px and has no violation, ${colorScheme}`, async ({
      page,
      site,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await page.goto(unsubscribeAddress(await site.subscribe(`${colorScheme}@${width}.example`)))

      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    })
  }
}
