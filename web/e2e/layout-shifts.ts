import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** The maximum layout shift of a page: only its fonts arrive after the first paint. */
export const MAX_SHIFT = 0.02
/** The same where any text may come out a line longer: beyond it, a shift is no longer good (web.dev/articles/cls). */
export const GOOD_SHIFT = 0.1

/**
 * Adds up the layout shifts from the next page's first paint on, in the test's system font; returns a function
 * that reads the sum: 0 on a machine without the letters of the page's title.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await showInSystemFont(page)
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

/**
 * Shows the page's next documents in Arial until the site's own fonts arrive, whatever fonts the machine has: in a
 * Latin subset of Liberation Sans (OFL-1.1), which has its metrics.
 */
async function showInSystemFont(page: Page) {
  const home = await (await page.request.get('/')).text()
  const faces = ['Display Arial', 'Text Arial'].flatMap((family) =>
    rulesOf(home, family).map((rule) => {
      const weight = rule['font-weight'] ?? '400'
      const file = `arial-${weight === '400' ? 'regular' : 'bold'}.woff2`
      return {
        family,
        font: readFileSync(join(import.meta.dirname, 'fonts', file), 'base64'),
        descriptors: {
          weight,
          ascentOverride: rule['ascent-override'] ?? 'normal',
          descentOverride: rule['descent-override'] ?? 'normal',
          sizeAdjust: rule['size-adjust'] ?? '100%',
        },
      }
    }),
  )
  await page.addInitScript((given) => {
    for (const { family, font, descriptors } of given) {
      const bytes = Uint8Array.from(atob(font), (byte) => byte.charCodeAt(0))
      document.fonts.add(new FontFace(family, bytes, descriptors))
    }
  }, faces)
}

/** The descriptors of a page's `@font-face` rules for a family. */
function rulesOf(html: string, family: string): Record<string, string>[] {
  const rules = [...html.matchAll(/@font-face\{([^}]+)\}/g)]
  return rules
    .map(([, body = '']) => Object.fromEntries(body.split(';').map((line) => line.split(':'))))
    .filter((rule) => rule['font-family']?.replaceAll('"', '') === family)
}
