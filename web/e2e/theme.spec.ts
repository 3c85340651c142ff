import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { delayRequests, hydrate } from './page-actions.ts'

/** The names of the switch in each theme, which say what it does. */
const names = { light: 'Change to the light color scheme', dark: 'Change to the dark color scheme' }

const themeSwitch = (page: Page) => page.locator('.theme-switch')
/** The background color, and the color of the browser's bar. */
const colors = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
    const bar = bars.find(({ media }) => matchMedia(media).matches)?.content
    return [getComputedStyle(document.documentElement).backgroundColor, bar]
  })

test('every press changes the theme, the color of the bar and other tabs, before and after the app arrives', async ({
  page,
  context,
}) => {
  const arrive = await delayRequests(page)
  // Another app of the same host may have stored something.
  await page.addInitScript(() => {
    localStorage.theme ??= 'sepia'
  })
  await page.goto('/')
  const light = await colors(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await colors(page)
  for (const [index, each] of light.entries()) expect(each).not.toBe(dark[index])
  await expect(themeSwitch(page)).toHaveAccessibleName(names.light)

  await themeSwitch(page).click()
  expect(await colors(page)).toEqual(light)
  await expect(themeSwitch(page)).toHaveAccessibleName(names.dark)
  await themeSwitch(page).click()
  expect(await colors(page)).toEqual(dark)
  await expect(themeSwitch(page)).toHaveAccessibleName(names.light)
  // The page follows the system again.
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await colors(page)).toEqual(light)
  await themeSwitch(page).click()

  // The app must not revert a choice, and a click after hydration must not count twice.
  arrive()
  await hydrate(page)
  expect(await colors(page)).toEqual(dark)
  await themeSwitch(page).click()
  expect(await colors(page)).toEqual(light)
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['theme'])

  await themeSwitch(page).click()
  const other = await context.newPage()
  // Before the app: the page has had no input yet.
  await other.goto('/services', { waitUntil: 'domcontentloaded' })
  expect(await colors(other)).toEqual(dark)
  await themeSwitch(page).click()
  await expect.poll(() => colors(other)).toEqual(light)
})
