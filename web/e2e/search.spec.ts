import type { Page } from '@playwright/test'
import { expect, STATUS_ERROR, test } from './fixtures.ts'
import { NIGHT } from './nightly.ts'
import { byExactName, visitHydrated } from './page-actions.ts'

const box = (page: Page) => byExactName(page, 'searchbox', 'Search the site')
const links = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link')
const status = (page: Page) => page.getByRole('main').getByRole('status')
const searchFor = (q: string) => `/search?${new URLSearchParams({ q })}`

test('results appear while typing, are announced, and add no history entries; arrow keys move among them', async ({
  page,
}) => {
  await visitHydrated(page, searchFor('mending'))
  await expect(status(page)).toHaveText(/^\d results$/)
  const entries = await page.evaluate(() => history.length)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  await box(page).fill('Rug repair')
  await expect(links(page).first()).toHaveText('Rug repair')
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'Rug repair')
  await box(page).fill('xyzzy')
  await expect(status(page)).toHaveText('Nothing has these words.')
  // Beside the call to action, in the list of all pages.
  await expect(page.getByRole('main').locator('a[href="/contact"]')).toHaveCount(2)
  await box(page).fill('')
  await expect(status(page)).toBeEmpty()
  await page.getByRole('main').locator('a[href*="?q="]').first().click()
  await expect(links(page).first()).toBeVisible()
  await expect(box(page)).not.toHaveValue('')
  await page.goBack()
  await expect(box(page)).toHaveValue('')
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)

  await box(page).pressSequentially('mending')
  await expect(status(page)).toHaveText(/^\d results$/)
  // Selects the text in the box.
  await box(page).press('Shift+ArrowDown')
  await expect(box(page)).toBeFocused()
  await box(page).press('ArrowDown')
  await expect(links(page).first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(links(page).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(links(page).first()).toBeFocused()
  const to = (await links(page).first().getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(to)
  await page.goBack()
  await expect(links(page).first()).toBeFocused()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test.describe('when the file of the search is missing', () => {
  test.use({ allowedMessages: STATUS_ERROR })

  test('the page says so, and lists every page', { tag: NIGHT }, async ({ page }) => {
    await page.route('**/search/index.json', (route) => route.fulfill({ status: 500 }))
    await page.goto(searchFor('mending'))

    await expect(status(page)).toHaveText(
      'The search is not working right now. All our pages are listed here.',
    )
    await expect(links(page).getByText('Rug repair', { exact: true })).toBeVisible()
  })
})
