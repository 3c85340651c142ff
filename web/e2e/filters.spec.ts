import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { MAX_SHIFT, SYSTEM_FONTS, watchShifts } from './layout-shifts.ts'
import { NIGHT } from './night.ts'
import { delay, fontsSwapped, hydrated, named, stopClock, visit } from './page-actions.ts'

/** The lists with a filter: a first entry and its chip, all entries under that chip, and another one. */
const lists = [
  {
    path: '/faq',
    choice: 'category',
    first: 'What does it cost?',
    chip: 'Money',
    ofChip: ['What does it cost?'],
    other: 'Do moths come back?',
    last: 'Do you fetch large rugs?',
    counts: ['3 questions', '1 question'],
    none: 'No question has these words.',
    empty: 'Ask us.',
    replaces: true,
  },
  {
    path: '/journal',
    choice: 'topic',
    first: 'The second knot is the honest one',
    chip: 'Craft',
    ofChip: ['The second knot is the honest one', 'Madder is worth its smell'],
    other: 'Cold kills what poison feeds',
    last: 'Bleach is a way to sell a new one',
    counts: ['4 articles', '1 article'],
    none: '0 articles',
    empty: 'No article has these words.',
    replaces: false,
  },
]
const MOTHS = 'Do moths come back?'
const PICKUP = 'Do you fetch large rugs?'

const main = (page: Page) => page.getByRole('main')
const box = (page: Page) => main(page).getByRole('searchbox')
const chip = (page: Page, name: string) =>
  main(page).locator('search').getByRole('button', { name, exact: true })
const pressed = (page: Page) => page.locator('[aria-pressed=true]')
const results = (page: Page) =>
  main(page).locator('.results').locator('.question .text-heading:visible, article h3:visible')
const status = (page: Page) => main(page).getByRole('status')
const card = (page: Page, question: string) =>
  main(page)
    .locator('details')
    .filter({ has: page.getByText(question, { exact: true }) })
const loadMore = (page: Page) => page.getByText('Load more articles', { exact: true })
const journal = (page: Page) => page.locator('header a[href="/journal"]:visible').first()
const steps = (page: Page) => page.evaluate(() => history.length)

/** Expects exactly these query parameters in the address, in any order. */
const expectFilter = (page: Page, path: string, filter: Record<string, string>) =>
  expect(page).toHaveURL(({ pathname, searchParams }) => {
    const wanted = new URLSearchParams(filter)
    for (const params of [wanted, searchParams]) params.sort()
    return pathname === path && `${searchParams}` === `${wanted}`
  })

for (const { path, choice, first, other, last, ...list } of lists) {
  const tag = path === '/faq' ? [] : NIGHT
  test(`text and choice filter ${path} together, are announced, and are kept in the address`, {
    tag,
  }, async ({ page }) => {
    const [all = '', one = ''] = list.counts
    await visit(page, path)
    await expect(status(page)).toHaveText(all)
    const before = await steps(page)

    await box(page).fill(first.toUpperCase())
    await expect(results(page)).toHaveText([first])
    await expect(status(page)).toHaveText(one)
    await box(page).press('Enter')
    await expectFilter(page, path, { q: first.toUpperCase() })
    await box(page).fill('no such words')
    await expect(status(page)).toHaveText(list.none)
    await expect(main(page)).toContainText(list.empty)
    await expect(results(page)).toHaveCount(0)
    await box(page).fill('')
    await expect(results(page)).toHaveCount(3)
    expect(await steps(page)).toBe(before)

    await chip(page, list.chip).click()
    await expect(results(page)).toHaveText(list.ofChip)
    await expect(pressed(page)).toHaveText([list.chip])
    await box(page).fill(other)
    await expect(results(page)).toHaveCount(0)
    await expectFilter(page, path, { q: other, [choice]: list.chip })
    await chip(page, 'All').click()
    await expect(results(page)).toHaveText([other])
    await expectFilter(page, path, { q: other })
    expect(await steps(page)).toBe(list.replaces ? before : before + 2)
  })

  test(`text typed and answers opened on ${path} before the app arrives stay`, {
    tag: NIGHT,
  }, async ({ page }) => {
    const arrive = await delay(page)
    await page.goto(path)
    const opened = main(page).locator('details').last()
    await opened.locator('summary').click()
    await box(page).fill(last)

    arrive()
    await hydrated(page)

    await expect(results(page)).toHaveText([last])
    await expect(box(page)).toHaveValue(last)
    await expectFilter(page, path, { q: last, ...(path === '/journal' && { more: 'true' }) })
    if (path === '/faq') await expect(opened).toHaveAttribute('open')
  })
}

test('answers are searched, toggle with their question, and stay open behind a filter', async ({
  page,
}) => {
  await visit(page, '/faq')
  await expect(main(page).locator('details[open]')).toHaveCount(0)
  for (const each of [MOTHS, PICKUP]) {
    await card(page, each).locator('summary').click()
    await expect(card(page, each).locator('.prose')).toBeVisible()
  }
  await card(page, MOTHS).locator('summary').click()
  await expect(card(page, MOTHS).locator('.prose')).toBeHidden()

  await box(page).fill('IF THE RUG LIES IN THE DARK')
  await expect(results(page)).toHaveText([MOTHS])
  await box(page).fill('')

  await expect(main(page).locator('details[open]')).toHaveCount(1)
  await expect(card(page, PICKUP).locator('.prose')).toBeVisible()
})

test('going back undoes a choice of the blog without scrolling', { tag: NIGHT }, async ({
  page,
}) => {
  await visit(page, '/journal')
  await fontsSwapped(page)
  await chip(page, 'Care').scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)

  await chip(page, 'Care').click()
  await expect(pressed(page)).toHaveText('Care')
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThanOrEqual(2)
  await page.goBack()

  await expect(page).toHaveURL('/journal')
  await expect(pressed(page)).toHaveText('All')
  await expect(results(page)).toHaveCount(3)
})

test('"Load More Articles" shows the rest and disappears, and the address keeps it', async ({
  page,
}) => {
  await visit(page, '/journal')
  const before = await steps(page)

  await loadMore(page).click()
  await expect(results(page)).toHaveCount(4)
  await expect(named(page, 'link', 'Bleach is a way to sell a new one')).toBeFocused()
  await expect(loadMore(page)).toBeHidden()
  expect(await steps(page)).toBe(before)
  await page.reload()
  await expect(results(page)).toHaveCount(4)

  await journal(page).click()
  await expect(page).toHaveURL('/journal')
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

  await journal(page).click()
  await expect(box(page)).toHaveValue('')
  await expect(results(page)).toHaveCount(3)
  await page.goBack()
  await expect(box(page)).toHaveValue('Jxyzonas Reed')
  await expect(results(page)).toHaveCount(0)
})

for (const [index, font] of SYSTEM_FONTS.entries()) {
  const tag = index > 0 ? NIGHT : []
  test(`a filtered address shows its results without interaction or layout shift, on a phone with ${font}`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    const shift = await watchShifts(page, font)
    await page.addInitScript(waitForever)
    const arrive = await delay(page)
    await page.goto(`/faq?${new URLSearchParams({ q: PICKUP })}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(results(page)).toHaveCount(0)

    arrive()

    await expect(page.locator('html')).not.toHaveClass(/filtered/)
    await expect(results(page)).toHaveText([PICKUP])
    await fontsSwapped(page)
    expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT)
  })
}

/** A busy machine may need longer than the three seconds after which the whole list is shown. */
function waitForever() {
  const start = window.setTimeout.bind(window)
  const patient = (act: () => void, delay?: number, ...values: unknown[]) =>
    delay === 3000 ? 0 : start(act, delay, ...values)
  Object.assign(window, { setTimeout: patient })
}

for (const path of ['/faq?q=rug', '/faq?category=Money', '/search?q=rug', '/journal?q=rug']) {
  const tag = path === '/faq?q=rug' ? [] : NIGHT
  test(`while the app does not come, ${path} shows the whole list after 3 s, and says so`, {
    tag,
  }, async ({ page }) => {
    await stopClock(page)
    const arrive = await delay(page)
    await page.goto(path)
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
    await hydrated(page)
    await expect(says).toBeHidden()
  })
}

test('the link from a service to a question opens the answer', { tag: NIGHT }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 600 })
  await visit(page, '/services/rug-repair')
  await named(main(page), 'link', MOTHS).click()

  await expect(page).toHaveURL('/faq#moths')
  await expect(card(page, MOTHS).locator('summary')).toBeInViewport({ ratio: 1 })
  await expect(card(page, MOTHS).locator('.prose')).toBeInViewport()
})
