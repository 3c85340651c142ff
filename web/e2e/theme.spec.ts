import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'

const LIGHT = 'oklch(0.985 0.006 85)'
const DARK = 'oklch(0.17 0.025 265)'

const paper = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled: javaScriptEnabled })

    test('the theme follows the system', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto('/')
      await expect(page.locator('html')).toHaveCSS('background-color', DARK)

      await page.emulateMedia({ colorScheme: 'light' })

      await expect(page.locator('html')).toHaveCSS('background-color', LIGHT)
    })
  })
}

test('the switch goes from system to light to dark and back', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await hydrated(page)
  const themeSwitch = page.getByRole('button', { name: /^Theme: / })
  await expect(themeSwitch).toHaveAccessibleName('Theme: system. Change to light')

  await themeSwitch.click()
  expect(await paper(page)).toBe(LIGHT)
  await expect(themeSwitch).toHaveAccessibleName('Theme: light. Change to dark')
  await themeSwitch.click()
  expect(await paper(page)).toBe(DARK)
  await themeSwitch.click()

  await expect(themeSwitch).toHaveAccessibleName('Theme: system. Change to light')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test.describe('while the app is out of reach', () => {
  test.use({ allowedMessages: /Failed to (?:load resource|fetch dynamically imported module)/ })

  test('a choice is remembered and right before the app arrives', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    await hydrated(page)
    const themeSwitch = page.getByRole('button', { name: /^Theme: / })
    await themeSwitch.click()
    await themeSwitch.click()
    await page.route('**/assets/*.js', (route) => route.abort())

    await page.goto('/contact', { waitUntil: 'commit' })

    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await paper(page)).toBe(DARK)
  })
})

test('a choice in one tab is taken up by another', async ({ page, context }) => {
  await page.goto('/')
  await hydrated(page)
  const other = await context.newPage()
  await other.goto('/contact')
  await hydrated(other)

  await page.getByRole('button', { name: /^Theme: / }).click()

  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('the site sets no cookies and keeps nothing but the theme', async ({ page, context }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: /^Theme: / }).click()

  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['theme'])
})
