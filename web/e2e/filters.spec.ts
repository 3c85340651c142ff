import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { MAX_SHIFT, watchShifts } from './layout-shifts.ts'
import { NIGHT } from './nightly.ts'
import {
  byExactName,
  delayRequests,
  hydrate,
  stopClock,
  visitHydrated,
  waitForFonts,
} from './page-actions.ts'

const COST = 'What does it cost?'
const MOTHS = 'Do moths come back?'
const PICKUP = 'Do you fetch large rugs?'

const main = (page: Page) => page.getByRole('main')
const box = (page: Page) => main(page).getByRole('searchbox')
const chip = (page: Page, name: string) => byExactName(main(page).locator('search'), 'button', name)
const pressed = (page: Page) => page.locator('[aria-pressed=true]')
const results = (page: Page) =>
  main(page).locator('.results').locator('.question .text-heading:visible, article h3:visible')
const status = (page: Page) => main(page).getByRole('status')
const card = (page: Page, question: string) =>
  main(page)
    .locator('details')
    .filter({ has: page.getByText(question, { exact: true }) })
const steps = (page: Page) => page.evaluate(() => history.length)

/** Expects exactly these query parameters in the address, in any order. */
const expectFilter = (page: Page, path: string, filter: Record<string, string>) =>
  expect(page).toHaveURL(({ pathname, searchParams }) => {
    const wanted = new URLSearchParams(filter)
    for (const params of [wanted, searchParams]) params.sort()
    return pathname === path && `${searchParams}` === `${wanted}`
  })

test('text and category filter the questions together, are announced, and are kept in the address; answers stay open', async ({
  page,
}) => {
  await visitHydrated(page, '/faq')
  await expect(status(page)).toHaveText('3 questions')
  const before = await steps(page)
  await expect(main(page).locator('details[open] h2')).toHaveText([COST])
  for (const each of [MOTHS, PICKUP]) {
    await card(page, each).locator('summary').click()
    await expect(card(page, each).locator('.prose')).toBeVisible()
  }
  await card(page, MOTHS).locator('summary').click()
  await expect(card(page, MOTHS).locator('.prose')).toBeHidden()

  await box(page).fill(COST.toUpperCase())
  await expect(results(page)).toHaveText([COST])
  await expect(status(page)).toHaveText('1 question')
  await box(page).press('Enter')
  await expectFilter(page, '/faq', { q: COST.toUpperCase() })
  await box(page).fill('no such words')
  await expect(status(page)).toHaveText('No question has these words.')
  await expect(main(page)).toContainText('Ask us.')
  await expect(results(page)).toHaveCount(0)
  // Words of an answer.
  await box(page).fill('IF THE RUG LIES IN THE DARK')
  await expect(results(page)).toHaveText([MOTHS])
  await box(page).fill('')
  await expect(results(page)).toHaveCount(3)
  await expect(main(page).locator('details[open]')).toHaveCount(2)
  await expect(card(page, PICKUP).locator('.prose')).toBeVisible()

  await chip(page, 'Money').click()
  await expect(results(page)).toHaveText([COST])
  await expect(pressed(page)).toHaveText(['Money'])
  await box(page).fill(MOTHS)
  await expect(results(page)).toHaveCount(0)
  await expectFilter(page, '/faq', { q: MOTHS, category: 'Money' })
  await chip(page, 'All').click()
  await expect(results(page)).toHaveText([MOTHS])
  await expectFilter(page, '/faq', { q: MOTHS })
  expect(await steps(page)).toBe(before)
})

test('"Load More Articles" shows the rest and disappears; a topic is a step of the history, without scrolling', async ({
  page,
}) => {
  await visitHydrated(page, '/journal')
  await waitForFonts(page)
  const before = await steps(page)
  const loadMore = page.getByText('Load more articles', { exact: true })

  await loadMore.click()
  await expect(results(page)).toHaveCount(4)
  await expect(byExactName(page, 'link', 'Bleach is a way to sell a new one')).toBeFocused()
  await expect(loadMore).toBeHidden()
  expect(await steps(page)).toBe(before)
  await page.reload()
  await expect(results(page)).toHaveCount(4)
  await page.locator('header a[href="/journal"]:visible').first().click()
  await expect(page).toHaveURL('/journal')
  await expect(results(page)).toHaveCount(3)

  await waitForFonts(page)
  await chip(page, 'Craft').scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  await chip(page, 'Craft').click()
  await expectFilter(page, '/journal', { topic: 'Craft' })
  await expect(status(page)).toHaveText('2 articles')
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThanOrEqual(2)
  await page.goBack()
  await expect(page).toHaveURL('/journal')
  await expect(pressed(page)).toHaveText('All')
  await expect(results(page)).toHaveCount(3)
})

test('a shared address opens filtered and ignores unknown values; a link to the page clears the filter', {
  tag: NIGHT,
}, async ({ page }) => {
  await page.goto('/journal?q=Jonas+Reed&topic=x&more=maybe')
  await expectFilter(page, '/journal', { q: 'Jonas Reed' })
  await expect(pressed(page)).toHaveText('All')
  // The caret in the middle of the text stays in its position.
  await box(page).press('Home')
  await box(page).press('ArrowRight')
  await page.keyboard.type('xyz')
  await expect(box(page)).toHaveValue('Jxyzonas Reed')
  await expectFilter(page, '/journal', { q: 'Jxyzonas Reed' })

  await page.locator('header a[href="/journal"]:visible').first().click()
  await expect(box(page)).toHaveValue('')
  await expect(results(page)).toHaveCount(3)
  await page.goBack()
  await expect(box(page)).toHaveValue('Jxyzonas Reed')
  await expect(results(page)).toHaveCount(0)
})

test('text typed and answers opened before the app arrives stay', { tag: NIGHT }, async ({
  page,
}) => {
  const arrive = await delayRequests(page)
  await page.goto('/faq')
  await card(page, PICKUP).locator('summary').click()
  await box(page).fill(PICKUP)

  arrive()
  await hydrate(page)

  await expect(results(page)).toHaveText([PICKUP])
  await expect(box(page)).toHaveValue(PICKUP)
  await expectFilter(page, '/faq', { q: PICKUP })
  await expect(card(page, PICKUP)).toHaveAttribute('open')
})

test('a filtered address shows its results without interaction or layout shift, on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  const shift = await watchShifts(page)
  await page.addInitScript(waitForever)
  const arrive = await delayRequests(page)
  await page.goto(`/faq?${new URLSearchParams({ q: PICKUP })}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(results(page)).toHaveCount(0)

  arrive()

  await expect(page.locator('html')).not.toHaveClass(/filtered/)
  await expect(results(page)).toHaveText([PICKUP])
  await waitForFonts(page)
  expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT)
})

/** A busy machine may need longer than the three seconds after which the whole list is shown. */
function waitForever() {
  const start = window.setTimeout.bind(window)
  const patient = (act: () => void, delay?: number, ...values: unknown[]) =>
    delay === 3000 ? 0 : start(act, delay, ...values)
  Object.assign(window, { setTimeout: patient })
}

test('while the app does not come, a filtered address shows the whole list after 3 s, and says so', async ({
  page,
}) => {
  await stopClock(page)
  const arrive = await delayRequests(page)
  await page.goto('/faq?q=rug')
  const list = main(page).locator('.results').getByRole('listitem')
  const says = page.getByText('The filter has not loaded. The whole list is below.')
  await page.clock.runFor(2900)
  await expect(says).toBeHidden()
  await page.clock.runFor(200)
  await expect(says).toBeVisible()
  await expect(list.first()).toBeVisible()
  await expect(list.last()).toBeVisible()

  await page.clock.resume()
  arrive()
  await hydrate(page)
  await expect(says).toBeHidden()
})

test('the link from a service to a question opens the answer', { tag: NIGHT }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 600 })
  await visitHydrated(page, '/services/rug-repair')
  await byExactName(main(page), 'link', MOTHS).click()

  await expect(page).toHaveURL('/faq#moths')
  await expect(card(page, MOTHS).locator('summary')).toBeInViewport({ ratio: 1 })
  await expect(card(page, MOTHS).locator('.prose')).toBeInViewport()
})
