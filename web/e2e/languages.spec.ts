import { brokenLines } from './broken-lines.ts'
import { clippedTexts } from './clipped-texts.ts'
import { expect, test } from './fixtures.ts'
import { isNight, NIGHT } from './night.ts'
import { visit } from './page-actions.ts'
import { violationsOf } from './violations-of.ts'

const BY_DAY = '/ar'
const AT_NIGHT = [
  '/ar/khadamat/rug-repair',
  '/ar/faq',
  '/hi',
  '/hi/contact',
  '/hi/patrika/the-knot',
]
const sizes = isNight ? [195, 320, 375, 640, 768, 940, 1280, 1920] : [320, 940, 1280]

for (const address of [BY_DAY, ...AT_NIGHT]) {
  const tag = address === BY_DAY ? [] : NIGHT
  test(`a visit to ${address}, in its language`, { tag }, async ({ page }) => {
    await visit(page, address)
    expect(await violationsOf(page)).toEqual([])
    for (const size of sizes) {
      await page.setViewportSize({ width: size, height: 900 })
      await expect.poll(() => clippedTexts(page), `cut at ${size} px`).toEqual([])
      if (size >= 320) expect(await brokenLines(page), `broken at ${size} px`).toEqual([])
    }
  })
}
