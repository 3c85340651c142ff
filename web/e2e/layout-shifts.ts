import type { Page } from '@playwright/test'
import { type SystemFont, showInSystemFont } from './system-font.ts'

/** The maximum layout shift of a page: only its fonts arrive after the first paint. */
export const MAX_SHIFT = 0.02

/**
 * Adds up the layout shifts from the next page's first paint on, in one of the test's system fonts;
 * returns a function that reads the sum.
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
  return () => page.evaluate(() => Number(Reflect.get(window, 'shift')))
}
