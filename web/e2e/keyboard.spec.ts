import type { Locator, Page } from '@playwright/test'
import { loadContent } from '#content/load.ts'
import { serviceInterests } from '#content/schema/service-interest.ts'
import { expect, hydrated, test } from './fixtures.ts'

/** More than the controls of any page. */
const MOST_PRESSES = 150

const content = loadContent()
const main = (page: Page) => page.getByRole('main')
const toast = (page: Page) => page.locator('.toast[data-state=open]')

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/** Presses Tab until the focus is on a control, as a visitor without a mouse does. */
async function tabTo(page: Page, control: Locator) {
  const target = await control.elementHandle()
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press('Tab')
    if (await target?.evaluate((element) => element === document.activeElement)) return
  }
  await expect(control, 'reached by Tab').toBeFocused()
}

async function press(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

test('the theme is switched and a link is followed', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/about')
  const themeSwitch = page.getByRole('button', { name: /^Theme: / })
  await press(page, themeSwitch)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.keyboard.press('Space')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(themeSwitch).toBeFocused()

  await press(page, main(page).locator('a[href="/careers"]'))
  await expect(page).toHaveURL('/careers')
})

test('questions are searched, narrowed, and opened side by side', async ({ page }) => {
  const all = content.catalogue.faq.flatMap((id) => content.faq.get(id) ?? [])
  const [first, second] = all
  await open(page, '/faq')
  const cards = main(page).getByRole('listitem')
  const question = (text = '') => page.locator('summary').filter({ hasText: text })
  const opened = main(page).locator('details[open]')

  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type(first?.question ?? '')
  await expect(cards).toHaveCount(1)
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await press(page, main(page).getByRole('button', { name: first?.category ?? '' }), 'Space')
  await expect(cards).toHaveCount(all.filter((each) => each.category === first?.category).length)
  while ((await cards.count()) < all.length) {
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
  }

  await press(page, question(first?.question))
  await press(page, question(second?.question), 'Space')
  await expect(opened).toHaveCount(2)
  await page.keyboard.press('Enter')
  await expect(opened).toHaveCount(1)
})

test('an enquiry is written, mended and sent, and its toast is read and closed', async ({
  page,
  site,
}) => {
  const { value, label } = serviceInterests[1]
  await open(page, '/contact')

  await tabTo(page, page.getByLabel('Name'))
  await page.keyboard.type('Ada Keys')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/\w+/)
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
