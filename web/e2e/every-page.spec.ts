// The owner's site: what holds on any page, whatever its texts and its language.
import type { Page } from '@playwright/test'
import { applyTextSpacing, axeViolations, clippedTexts, coveredCardTexts } from './accessibility.ts'
import { expect, STATUS_ERROR, test } from './fixtures.ts'
import { GOOD_SHIFT, MAX_SHIFT, watchShifts } from './layout-shifts.ts'
import { isNightlyRun } from './nightly.ts'
import { everyPagePath, pathOfEachKind } from './owner-pages.ts'
import { hydrate, waitForFonts } from './page-actions.ts'

// Excludes the honeypot, which hydration removes.
const CONTROLS =
  'a[href], button, input:not([tabindex="-1"]), select, textarea, summary, [tabindex="0"]'

/** `npm run test:night`: every page in both themes at three widths, some ten minutes. Else the others only hydrate. */
const visits = (isNightlyRun ? everyPagePath : ['/']).flatMap((path) =>
  (isNightlyRun ? (['light', 'dark'] as const) : (['light'] as const)).flatMap((colorScheme) =>
    (isNightlyRun ? [375, 768, 1280] : [1280]).map((width) => ({ path, colorScheme, width })),
  ),
)
const others = (isNightlyRun ? everyPagePath : pathOfEachKind).filter((path) => path !== '/')
// The first is a phone of 390 px with text twice as large; 320 and 640 are 1280 px at 400% and 200%.
const sizes = isNightlyRun ? [195, 320, 375, 640, 768, 940, 1280, 1920] : [195, 320, 375, 940, 1280]
const spacedSizes = isNightlyRun ? [320, 1280] : [320]

test.use({
  baseURL: ({ ownUrl }, use) => use(ownUrl),
  allowedMessages: STATUS_ERROR,
  contextOptions: { reducedMotion: 'reduce' },
})

for (const { path, colorScheme, width } of visits) {
  test.describe(() => {
    test.use({ colorScheme, viewport: { width, height: 900 } })

    test(`a visit to ${path}, ${colorScheme} at ${width} px`, async ({ page }) => {
      const shift = await watchShifts(page)
      await page.goto(path)
      const heading = await page.getByRole('heading', { level: 1 }).textContent()
      expect(await requestsBeforePaint(page), 'asked for before the first paint').toEqual([])

      await hydrate(page)
      await waitForFonts(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
      expect(await shift(), 'layout shift').toBeLessThanOrEqual(MAX_SHIFT)
      if (path === '/')
        expect(await longestMotion(page), 'seconds of motion').toBeLessThanOrEqual(0.01)
      const controls = await numberControls(page)
      expect(await focusOrder(page, controls), 'reached by Tab').toEqual(
        Array.from({ length: controls }, (_, index) => index),
      )

      // Closes the tooltip of the last control.
      await page.keyboard.press('Escape')
      for (const summary of await page.locator('main summary').all()) await summary.click()
      expect(await axeViolations(page)).toEqual([])

      for (const size of sizes) {
        await page.setViewportSize({ width: size, height: 900 })
        await expect.poll(() => clippedTexts(page), `cut at ${size} px`).toEqual([])
        expect(await coveredCardTexts(page), `under a sheet at ${size} px`).toEqual([])
        if (size === 375) expect(await stepsBack(page), 'read before the text above it').toEqual([])
      }
      await applyTextSpacing(page)
      for (const size of spacedSizes) {
        await page.setViewportSize({ width: size, height: 900 })
        await expect.poll(() => clippedTexts(page), `cut when spaced, at ${size} px`).toEqual([])
      }
    })
  })
}

test('one page of each kind, on a small phone: no change and no shift when the app arrives, no violation, no text cut, the focus is visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 })
  const shift = await watchShifts(page)
  for (const path of others) {
    await test.step(path, async () => {
      await page.goto(path)
      // A form changes when the app arrives: its honeypot goes, and what is sent with it is listed.
      const text = () =>
        page.evaluate(() => document.querySelector('main:not(:has([name=website]))')?.textContent)
      const before = await text()
      await hydrate(page)
      if (before !== undefined) expect(await text()).toBe(before)
      await waitForFonts(page)
      expect(await shift(), 'layout shift').toBeLessThanOrEqual(GOOD_SHIFT)
      expect(await axeViolations(page)).toEqual([])
      if (isNightlyRun || path === '/contact') await expectVisibleFocus(page)
      await expect.poll(() => clippedTexts(page), 'cut').toEqual([])
    })
  }
})

/** Expects that the focus is visible on each control, also in forced colors. */
async function expectVisibleFocus(page: Page) {
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await numberControls(page)).toBeGreaterThan(9)
  // After a key, the browser shows where the focus is.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(unseenFocus)).toEqual([])
  await page.keyboard.press('Escape')
  await page.emulateMedia({ forcedColors: null })
}

/** The requests that could delay the first paint; images cannot. */
function requestsBeforePaint(page: Page) {
  return page.evaluate(async () => {
    const paint = await new Promise<PerformanceEntry>((resolve) => {
      new PerformanceObserver((paints) => {
        const [first] = paints.getEntriesByName('first-contentful-paint')
        if (first) resolve(first)
      }).observe({ type: 'paint', buffered: true })
    })
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return files
      .filter(({ startTime }) => startTime < paint.startTime)
      .filter(({ initiatorType }) => initiatorType !== 'img')
      .map(({ name }) => name)
  })
}

/** How many seconds the longest animation or transition of a page takes. */
function longestMotion(page: Page) {
  return page.evaluate(() => {
    const seconds = (value: string) => Math.max(...value.split(',').map(Number.parseFloat))
    const styles = Array.from(document.querySelectorAll('*'), (element) =>
      ['', '::before', '::after'].map((part) => getComputedStyle(element, part || null)),
    ).flat()
    return Math.max(
      ...styles.map((style) => seconds(style.animationDuration)),
      ...styles.map((style) => seconds(style.transitionDuration)),
    )
  })
}

/** Numbers the controls in the order of the page. */
function numberControls(page: Page) {
  return page.evaluate((selector) => {
    const controls = Array.from(document.querySelectorAll(selector)).filter(
      (control) => control.checkVisibility() && !control.matches(':disabled'),
    )
    for (const [index, control] of controls.entries()) {
      control.setAttribute('data-order', String(index))
    }
    return controls.length
  }, CONTROLS)
}

/** The numbers of the controls that this number of Tab presses reaches, in order. */
async function focusOrder(page: Page, presses: number) {
  const order = await page.evaluateHandle(() => {
    const reached: number[] = []
    addEventListener('focusin', ({ target }) => {
      reached.push(Number((target as Element).getAttribute('data-order') ?? -1))
    })
    return reached
  })
  for (let press = 0; press < presses; press++) await page.keyboard.press('Tab')
  return order.jsonValue()
}

/** What hides the focus, from the last control to the first: no ring, no border, or another element over it. */
function unseenFocus() {
  const controls = [...document.querySelectorAll<HTMLElement>('[data-order]')]
  const isRinged = (element: Element | null) => {
    if (!element) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }
  return controls.toReversed().flatMap((control) => {
    control.focus()
    const name = control.outerHTML.slice(0, 80)
    if (!isRinged(control) && !isRinged(control.closest('.card'))) return [`no ring: ${name}`]
    const isBoxed = Number.parseFloat(getComputedStyle(control).borderTopWidth) > 0
    const needsBox = control.matches('input, select, textarea, .action')
    if (needsBox && !isBoxed) return [`no border: ${name}`]
    // The first line of a link that is broken: its whole box has other texts, too.
    const { left, top, width, height } = control.getClientRects()[0] ?? new DOMRect()
    const corners = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const))
    const covers = corners.flatMap(([x, y]) => {
      const over = document.elementFromPoint(left + x * width, top + y * height)
      const isSeen = over && (control.contains(over) || over.contains(control))
      return isSeen ? [] : [over?.outerHTML.slice(0, 80) ?? 'the edge of the window']
    })
    return covers.slice(0, 1).map((cover) => `${name} hidden by ${cover}`)
  })
}

/**
 * Texts that precede others in the order of elements, which screen readers follow, but are below them in
 * the same column of a narrow screen. A figure may be directly above its name.
 */
async function stepsBack(page: Page) {
  const read = await page.getByRole('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const texts: { text: string; place: DOMRect }[] = []
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode
      const range = document.createRange()
      range.selectNode(walker.currentNode)
      const place = range.getBoundingClientRect()
      const isRead =
        parentElement?.checkVisibility() && !parentElement.closest('[aria-hidden=true]')
      if (isRead && place.height > 0 && nodeValue?.trim()) texts.push({ text: nodeValue, place })
    }
    return texts
  })
  expect(read.length, 'texts that are read').toBeGreaterThan(2)
  return read.flatMap(({ text, place }, index) => {
    const before = read[index - 1]
    const isBack =
      before &&
      place.bottom < before.place.top - 8 &&
      place.left < before.place.right &&
      place.right > before.place.left
    return isBack ? [`${before.text} / ${text}`] : []
  })
}
