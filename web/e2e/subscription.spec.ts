import AxeBuilder from '@axe-core/playwright'
import { confirmUrl, unsubscribeUrl } from '#worker/subscribe/links.ts'
import { expect, test } from './fixtures.ts'

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 320 },
] as const) {
  test.describe(() => {
    test.use({ colorScheme, viewport: { width, height: 800 } })

    test(`a subscriber confirms by one click and leaves by another, ${colorScheme} at ${width} px`, async ({
      page,
      site,
    }) => {
      const email = `ada.${colorScheme}@reader.example`
      const id = await site.subscribe(email)
      const stored = async () =>
        (await site.readSubscriptions()).find((each) => each.email === email)?.state

      await page.goto(confirmUrl(id))
      expect(await stored()).toBe('pending')
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await page.getByRole('main').getByRole('button', { name: 'Confirm' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed.')
      expect(await stored()).toBe('confirmed')

      await page.goto(unsubscribeUrl(id))
      expect(await stored()).toBe('confirmed')
      await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are off the list.')
      expect(await stored()).toBe('unsubscribed')
    })
  })
}
