import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { NIGHT } from './night.ts'
import { named } from './page-actions.ts'

test('featured jobs are in two columns, and in one on a phone', { tag: NIGHT }, async ({
  page,
}) => {
  await page.goto('/careers')
  const featured = page.locator('ul.card-pairs').first().locator('> li')
  for (const [width, columns] of [
    [320, 1],
    [1280, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const lefts = await featured.evaluateAll((all) =>
      all.map((box) => Math.round(box.getBoundingClientRect().left)),
    )
    expect(new Set(lefts).size, `${width} px`).toBe(Math.min(columns, lefts.length))
  }
})

test('forced colors keep strokes, current link and pressed chip visible', { tag: NIGHT }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/journal')
  const decoration = (link: Locator) =>
    link.evaluate((element) => getComputedStyle(element).textDecorationLine)
  const links = named(page, 'navigation', 'Main navigation').getByRole('link')
  expect(await decoration(links.and(page.locator('[aria-current]')))).toBe('underline')
  expect(await decoration(links.and(page.locator(':not([aria-current])')).first())).toBe('none')

  const background = (chip: Locator) =>
    // Without its opacity, in which forced colors of equal looks differ.
    chip.evaluate((element) => getComputedStyle(element).backgroundColor.match(/\d+/g)?.slice(0, 3))
  const pressed = await background(page.locator('.chip[aria-pressed=true]'))
  expect(await background(page.locator('.chip[aria-pressed=false]').first())).not.toEqual(pressed)

  await page.setViewportSize({ width: 375, height: 800 })
  const menu = named(page, 'button', 'Open the menu')
  const stroke = await menu.evaluate(
    (button) => getComputedStyle(button, '::before').borderTopWidth,
  )
  expect(Number.parseFloat(stroke)).toBeGreaterThan(0)
})
