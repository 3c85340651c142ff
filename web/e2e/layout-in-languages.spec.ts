import type { Page } from '@playwright/test'
import { axeViolations, clippedTexts } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { isNightlyRun, NIGHT } from './nightly.ts'
import { visitHydrated } from './page-actions.ts'

const BY_DAY = '/ar'
const AT_NIGHT = [
  '/ar/khadamat/rug-repair',
  '/ar/faq',
  '/hi',
  '/hi/contact',
  '/hi/patrika/the-knot',
]
const sizes = isNightlyRun ? [195, 320, 375, 640, 768, 940, 1280, 1920] : [320, 940, 1280]

for (const address of [BY_DAY, ...AT_NIGHT]) {
  const tag = address === BY_DAY ? [] : NIGHT
  test(`a visit to ${address}, in its language`, { tag }, async ({ page }) => {
    await visitHydrated(page, address)
    expect(await axeViolations(page)).toEqual([])
    for (const size of sizes) {
      await page.setViewportSize({ width: size, height: 900 })
      await expect.poll(() => clippedTexts(page), `cut at ${size} px`).toEqual([])
      if (size >= 320) expect(await brokenLines(page), `broken at ${size} px`).toEqual([])
    }
  })
}

/**
 * The breaks of lines that a reader of the page's language would find wrong: before a closing sign, and in a control
 * elsewhere than at a space. Each with the text around it.
 */
function brokenLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const FORBIDDEN = /^[\p{Pe}\p{Pf},.;:!?،؛؟।]/u
    const CONTROL = 'button, .action, .header nav a, time, .tags li'
    const segmenter = new Intl.Segmenter(document.documentElement.lang)
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const node = texts.currentNode
      const { data } = node as Text
      const parent = node.parentElement
      if (!data.trim() || !parent?.checkVisibility() || parent.closest('.visually-hidden')) continue
      let before: DOMRect | undefined
      for (const { segment, index } of segmenter.segment(data)) {
        if (!segment.trim()) continue
        range.setStart(node, index)
        range.setEnd(node, index + segment.length)
        const [at] = range.getClientRects()
        if (!at) continue
        const isNewLine = before !== undefined && at.top > before.bottom - before.height / 2
        before = at
        const text = data.slice(0, index)
        if (!isNewLine || /[\s\p{Pd}]$/u.test(text)) continue
        const around = `${text.slice(-8)} | ${data.slice(index, index + 8)}`
        if (FORBIDDEN.test(segment)) broken.push(`a line begins with ${segment}: ${around}`)
        if (parent.closest(CONTROL)) broken.push(`${parent.tagName} breaks: ${around}`)
      }
    }
    return broken
  })
}
