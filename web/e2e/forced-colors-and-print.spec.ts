import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { NIGHT } from './nightly.ts'
import { byExactName } from './page-actions.ts'

test('forced colors keep strokes, current link and pressed chip visible', { tag: NIGHT }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/journal')
  const decoration = (link: Locator) =>
    link.evaluate((element) => getComputedStyle(element).textDecorationLine)
  const links = byExactName(page, 'navigation', 'Main navigation').getByRole('link')
  expect(await decoration(links.and(page.locator('[aria-current]')))).toBe('underline')
  expect(await decoration(links.and(page.locator(':not([aria-current])')).first())).toBe('none')

  const background = (chip: Locator) =>
    // Without its opacity, in which forced colors of equal looks differ.
    chip.evaluate((element) => getComputedStyle(element).backgroundColor.match(/\d+/g)?.slice(0, 3))
  const pressed = await background(page.locator('.chip[aria-pressed=true]'))
  expect(await background(page.locator('.chip[aria-pressed=false]').first())).not.toEqual(pressed)

  await page.setViewportSize({ width: 375, height: 800 })
  const menu = byExactName(page, 'button', 'Open the menu')
  const stroke = await menu.evaluate(
    (button) => getComputedStyle(button, '::before').borderTopWidth,
  )
  expect(Number.parseFloat(stroke)).toBeGreaterThan(0)
})

test('pages print black on white, complete, without navigation and actions', {
  tag: NIGHT,
}, async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const path of ['/services', '/services/rug-repair', '/faq', '/privacy-policy']) {
    await page.goto(path)

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const part of ['.header', '.footer-end', '.closing', 'nav', '.action']) {
      for (const element of await page.locator(part).all()) await expect(element).toBeHidden()
    }
    for (const folded of await page.locator('main details :is(.prose, article)').all()) {
      await expect(folded).toBeVisible()
    }
    const colors = await page
      .locator('main :is(h1, h2, p, li, .label)')
      .evaluateAll((texts) =>
        texts.filter((text) => text.checkVisibility()).map((text) => getComputedStyle(text).color),
      )
    expect(new Set(colors)).toEqual(new Set(['rgb(0, 0, 0)']))
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    for (const heading of await page.locator('main h2').all()) {
      await expect(heading).toHaveCSS('break-after', 'avoid')
    }
    await expect(page.locator('main :is(.prose p, li)').first()).toHaveCSS('break-inside', 'avoid')
  }
})
