import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { delay, hydrated } from './page-actions.ts'

/** The names of the switch in each theme, which say what it does. */
const names = {
  light: 'Change to the light color scheme',
  dark: 'Change to the dark color scheme',
}

const themeSwitch = (page: Page) => page.locator('.theme-switch')
const paper = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

/** The background color with a light and a dark system theme. */
async function papers(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await paper(page)
  await page.emulateMedia({ colorScheme: 'light' })
  return { light: await paper(page), dark }
}

/** The color of the browser's bar. */
const bar = (page: Page) =>
  page.evaluate(() => {
    const colors = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
    return colors.find(({ media }) => matchMedia(media).matches)?.content
  })

test('every press changes the theme, the color of the bar and other tabs, before and after the app arrives', async ({
  page,
  context,
}) => {
  const arrive = await delay(page)
  // Another app of the same host may have stored something.
  await page.addInitScript(() => {
    localStorage.theme ??= 'sepia'
  })
  await page.goto('/')
  const { light, dark } = await papers(page)
  expect(light).not.toBe(dark)
  const lightBar = await bar(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const darkBar = await bar(page)
  expect(darkBar).not.toBe(lightBar)
  await expect(themeSwitch(page)).toHaveAccessibleName(names.light)

  await themeSwitch(page).click()
  expect([await paper(page), await bar(page)]).toEqual([light, lightBar])
  await expect(themeSwitch(page)).toHaveAccessibleName(names.dark)
  await themeSwitch(page).click()
  expect([await paper(page), await bar(page)]).toEqual([dark, darkBar])
  await expect(themeSwitch(page)).toHaveAccessibleName(names.light)
  // The page follows the system again.
  await page.emulateMedia({ colorScheme: 'light' })
  expect([await paper(page), await bar(page)]).toEqual([light, lightBar])
  await themeSwitch(page).click()

  // The app must not revert a choice, and a click after hydration must not count twice.
  arrive()
  await hydrated(page)
  expect([await paper(page), await bar(page)]).toEqual([dark, darkBar])
  await themeSwitch(page).click()
  expect([await paper(page), await bar(page)]).toEqual([light, lightBar])
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['theme'])

  await themeSwitch(page).click()
  const other = await context.newPage()
  // Before the app: the page has had no input yet.
  await other.goto('/services', { waitUntil: 'domcontentloaded' })
  expect(await paper(other)).toBe(dark)
  await themeSwitch(page).click()
  await expect.poll(() => paper(other)).toBe(light)
})
