import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { loadContent } from '#content/load.ts'
import { readBuilt } from '#web/site/read-page.ts'
import {
  expect,
  holdBack,
  hydrated,
  MOST_SHIFT,
  STATUS_LINE,
  test,
  watchShifts,
} from './fixtures.ts'

const content = loadContent()
const { label, empty } = content['pages/search']
const service = content.services.get(content.catalogue.services[0] ?? '')
const item = content.faq.get(content.catalogue.faq[0] ?? '')
if (!service || !item) throw new Error('The content has no service and no question.')

/** The library and all rows, with what else comes when search is opened. */
const BUDGET = 30_000
const ROWS = '/search.json'
/** What only the library's code says. */
const LIBRARY = 'maxFuzzy'

const box = (page: Page) => page.getByRole('searchbox', { name: label })
const links = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link')
const status = (page: Page) => page.getByRole('main').getByRole('status')
const searchFor = (q: string) => `/search?${new URLSearchParams({ q })}`

function loaded(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => /\.js(?:on)?$/.test(name)),
  )
}

test('nothing of search is loaded before it is opened, and then at most 30 KB', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const before = await loaded(page)
  const hasLibrary = (names: string[]) => names.some((name) => readBuilt(name).includes(LIBRARY))
  expect(before.length).toBeGreaterThan(0)
  expect(before).not.toContain(ROWS)
  expect(hasLibrary(before)).toBe(false)

  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type(service.name)
  await expect(links(page).first()).toBeVisible()

  const files = (await loaded(page)).filter((name) => !before.includes(name))
  expect(files).toContain(ROWS)
  expect(hasLibrary(files)).toBe(true)
  const sizes = files.map((name) => brotliCompressSync(readBuilt(name)).length)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(BUDGET)
})

test('results come as one types, are announced, and are no steps of the history', async ({
  page,
}) => {
  await page.goto('/search')
  await hydrated(page)
  const entries = await page.evaluate(() => history.length)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  await box(page).pressSequentially(service.name)
  await expect(links(page).first()).toHaveText(service.name)
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === service.name)
  await expect(status(page)).toHaveText(/^\d+ results?$/)
  await box(page).fill('xyzzy')
  await expect(status(page)).toHaveText(empty)
  await expect(page.getByRole('main').locator('a[href="/contact"]')).toBeVisible()
  await box(page).fill('')
  await expect(status(page)).toBeEmpty()
  await page.getByRole('main').getByRole('link').first().click()
  await expect(links(page).first()).toBeVisible()
  await expect(box(page)).not.toHaveValue('')

  await page.goBack()
  await expect(box(page)).toHaveValue('')
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('the arrows lead from the box through the results and back, Enter to the first', async ({
  page,
}) => {
  const arrive = await holdBack(page, ROWS)
  await page.goto(searchFor('service'))
  await hydrated(page)
  await box(page).press('ArrowDown')
  await expect(links(page).first()).toBeFocused()
  arrive()
  await expect(page.locator('#search-results')).toHaveCount(0)

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
})

for (const [keys, when] of [
  ['Control+k', 'before the app arrives'],
  ['Meta+k', 'in the app'],
] as const) {
  test(`${keys} leads to the box ${when}, also from below it, and no key does by itself`, async ({
    page,
  }) => {
    const arrive = await holdBack(page)
    if (when === 'in the app') arrive()
    await page.goto('/services')
    if (when === 'in the app') await hydrated(page)

    await page.keyboard.type('/k?')
    await expect(page.locator('body')).toBeFocused()
    await page.keyboard.press(keys)
    await expect(page).toHaveURL('/search#q')
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveValue('')
    arrive()
    await hydrated(page)
    await page.keyboard.type('a/b')
    await expect(box(page)).toHaveValue('a/b')

    await page.getByRole('contentinfo').getByRole('link').first().focus()
    await page.keyboard.press(keys)
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveValue('a/b')
  })
}

test('a result of the Worker stays as it is while the app takes over', async ({ page }) => {
  const shift = await watchShifts(page)
  const arrive = await holdBack(page)
  await page.goto(searchFor('service'))
  const results = page.getByRole('region', { name: 'Results' })
  await expect(links(page).first()).toBeVisible()
  const before = await results.innerHTML()

  arrive()
  await hydrated(page)
  await expect(results.locator('#search-results')).toHaveCount(0)

  expect(plain(await results.innerHTML())).toBe(plain(before))
  await page.evaluate(() => document.fonts.ready)
  expect(await shift()).toBeLessThanOrEqual(MOST_SHIFT)
})

/** Markup without what its reader does not get: the place's own name, the router's remarks, order. */
function plain(markup: string): string {
  return markup
    .replace(/<div( id="search-results")?>/g, '<div>')
    .replace(/ (?:class|data-status|data-fonts)="(?:active)?"/g, '')
    .replace(/<a class="([^"]*)" href="([^"]*)"/g, '<a href="$2" class="$1"')
}

test('what is typed before the app arrives is searched for', async ({ page }) => {
  const arrive = await holdBack(page)
  await page.goto('/search')
  await box(page).fill(service.name)

  arrive()

  await expect(links(page).first()).toHaveText(service.name)
})

test.describe('where a part is missing', () => {
  test.use({ allowedMessages: STATUS_LINE })

  test('the page says so, and the form works all the same', async ({ page }) => {
    await page.route(ROWS, (route) => route.fulfill({ status: 500 }))
    await page.goto('/search')
    await hydrated(page)
    await expect(status(page)).toHaveText(/Press Enter/)

    await box(page).fill(service.name)
    await box(page).press('Enter')

    await expect(links(page).first()).toHaveText(service.name)
    await expect(box(page)).toHaveValue(service.name)
  })

  test('a 404 page keeps the pages that it suggests, and they lead on', async ({ page }) => {
    await page.goto(`/services/${service.id}x`)
    const suggestion = page.getByRole('main').locator(`a[href="/services/${service.id}"]`)
    await expect(suggestion).toBeVisible()

    await hydrated(page)
    await suggestion.click()

    await expect(page).toHaveURL(`/services/${service.id}`)
  })
})

test('an answer that was found stands open', async ({ page }) => {
  await page.goto(searchFor(item.question))
  await hydrated(page)
  await links(page).first().click()
  await expect(page).toHaveURL(`/faq#${item.id}`)
  await expect(page.locator(`#${item.id}`)).toBeInViewport()
  await expect(page.getByRole('heading', { name: item.question })).toBeInViewport()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form finds, and an answer stands open', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(box(page)).toBeFocused()
    await page.keyboard.type(item.question)
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL((url) => url.searchParams.get('q') === item.question)
    await expect(box(page)).toHaveValue(item.question)
    await links(page).first().click()
    await expect(page.locator(`#${item.id}`)).toBeInViewport()
  })
})
