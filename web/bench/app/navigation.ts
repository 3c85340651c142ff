import type { Page } from '@playwright/test'
import { hydrated } from '../../e2e/fixtures.ts'
import { kinds } from '../../e2e/pages.ts'
import type { OpenPage } from '../app.ts'
import { type Figure, median } from '../figures.ts'

/** Enough time for the router to preload a hovered link. */
const REST_MS = 300

/** The time from the click on a hovered link until the next page is painted. */
export async function measureNavigation(open: OpenPage, runs: number): Promise<Figure[]> {
  const targets = kinds.filter((path) => path !== '/' && path !== '/nope')
  const times = new Map<string, number[]>(targets.map((path) => [path, []]))
  for (let run = 1; run <= runs; run++) {
    for (const path of targets) {
      const page = await open(1)
      const time = await follow(page, path)
      times.get(path)?.push(time)
      console.error(`${run}/${runs} to ${path}: ${Math.round(time)} ms`)
      await page.context().close()
    }
  }
  const medians = [...times].map(([path, all]) => ({ path, value: median(all) }))
  const slowest = medians.toSorted((a, b) => b.value - a.value)[0]
  if (!slowest) throw new Error('There is no page to go to.')
  return [
    {
      what: `Change of page, click to paint, the slowest of ${medians.length} (to ${slowest.path})`,
      value: slowest.value,
      unit: ' ms',
      most: 100,
    },
    {
      what: 'The same, the median of all',
      value: median(medians.map(({ value }) => value)),
      unit: ' ms',
      most: 60,
    },
  ]
}

/** From the page above it, or home, by its first link that is in view. */
async function follow(page: Page, path: string): Promise<number> {
  await page.goto(path.replace(/\/[^/]*$/, '') || '/')
  await hydrated(page)
  const link = page.locator(`:is(a[href="${path}"], a[href^="${path}#"]):visible`).first()
  await link.hover()
  await page.waitForTimeout(REST_MS)
  await page.evaluate(watchChange)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForFunction(() => Reflect.has(window, 'painted'))
  return page.evaluate(() => Number(Reflect.get(window, 'painted')))
}

/** In the page: the time from the next click until a frame with another heading is painted. */
function watchChange() {
  const words = document.querySelector('h1')?.textContent
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = () => {
        const heading = document.querySelector('h1')
        if (!heading || heading.textContent === words) return requestAnimationFrame(look)
        // A message comes after the frame that this callback is part of.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => Object.assign(window, { painted: performance.now() - timeStamp })
        return port2.postMessage(undefined)
      }
      requestAnimationFrame(look)
    },
    { capture: true, once: true },
  )
}
