import type { Page } from '@playwright/test'
import { type SystemFont, showInSystemFont } from './system-font.ts'

/** The maximum layout shift of a page: only its fonts arrive after the first paint. */
export const MAX_SHIFT = 0.02
/** The same where any text may come out a line longer: beyond it, a shift is no longer good (web.dev/articles/cls). */
export const GOOD_SHIFT = 0.1

/**
 * Adds up the layout shifts from the next page's first paint on, in one of the test's system fonts;
 * returns a function that reads the sum: 0 on a machine without the letters of the page's title.
 */
export async function watchShifts(
  page: Page,
  font: SystemFont = 'Arial',
): Promise<() => Promise<number>> {
  await showInSystemFont(page, font)
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        Object.assign(window, { shift: Reflect.get(window, 'shift') + entry.value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(sumOfShifts)
}

/** Chromium shows a missing letter as a box of the page's typeface, which changes its width with the typeface. */
function sumOfShifts(): number {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const draw = (text: string) => {
    canvas?.reset()
    canvas?.fillText(text, 20, 20)
    return canvas?.getImageData(0, 0, 60, 40).data.join()
  }
  const [letter] = /[^\p{Script=Latin}\p{Script=Common}]/u.exec(document.title) ?? []
  const isMissing = letter && draw(letter) === draw('\u{10fffd}')
  return isMissing ? 0 : Number(Reflect.get(window, 'shift'))
}
