import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const numbers = (page: Page) => page.getByRole('main').locator('dl.figures > div')

/** How many columns and rows the boxes stand in. */
async function gridOf(boxes: Locator) {
  const places = await boxes.evaluateAll((all) =>
    all.map((box) => box.getBoundingClientRect()).map(({ left, top }) => [left, top] as const),
  )
  const count = (axis: 0 | 1) => new Set(places.map((place) => Math.round(place[axis]))).size
  return { columns: count(0), rows: count(1) }
}

for (const [width, figures, tiles, stats] of [
  [320, 3, 2, 2],
  [1280, 3, 4, 4],
] as const) {
  test(`figures stand in full rows, featured jobs side by side, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })

    await page.goto('/about')
    expect(await gridOf(numbers(page))).toEqual({ columns: figures, rows: 6 / figures })
    await page.goto('/case-studies')
    const all = page.getByRole('region', { name: 'In numbers' }).locator('dl > div')
    expect(await gridOf(all)).toEqual({ columns: tiles, rows: 4 / tiles })
    await page.goto('/careers')
    expect(await gridOf(all)).toEqual({ columns: stats, rows: 4 / stats })
    const featured = page.locator('ul.card-pairs').first().locator('> li')
    const columns = width < 896 ? 1 : 2
    expect((await gridOf(featured)).columns).toBe(Math.min(columns, await featured.count()))
  })
}

test('forced colours leave strokes, the current link and the pressed chip to be seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/blog')
  const decoration = (link: Locator) =>
    link.evaluate((element) => getComputedStyle(element).textDecorationLine)
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  expect(await decoration(links.and(page.locator('[aria-current]')))).toBe('underline')
  expect(await decoration(links.and(page.locator(':not([aria-current])')).first())).toBe('none')

  const background = (chip: Locator) =>
    chip.evaluate((element) => getComputedStyle(element).backgroundColor)
  const pressed = await background(page.locator('.chip[aria-pressed=true]'))
  expect(await background(page.locator('.chip[aria-pressed=false]').first())).not.toBe(pressed)

  await page.setViewportSize({ width: 375, height: 800 })
  const menu = page.getByRole('button', { name: 'Open the menu' })
  const stroke = await menu.evaluate(
    (button) => getComputedStyle(button, '::before').borderTopWidth,
  )
  expect(Number.parseFloat(stroke)).toBeGreaterThan(0)
})

test('the header scrolls away where the window is low', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/faq')
  await page.evaluate(() => window.scrollTo(0, 600))

  await expect(page.getByRole('banner')).not.toBeInViewport()
})
