import { devices } from '@playwright/test'
import type { OpenPage } from '../app.ts'
import { type Figure, median } from '../figures.ts'

/** The tap targets on fresh pages, each with a selector that matches after the response. */
const TAPS: [what: string, path: string, target: string, answered: string][] = [
  ['opens the menu', '/', 'header [commandfor]', 'dialog[open]'],
  ['changes the theme', '/', '.theme-switch', ':root:not([data-theme="system"])'],
  ['opens a question', '/faq', 'summary', 'main details[open]'],
  [
    'chooses a category',
    '/faq',
    'main [type=submit]:nth-of-type(2)',
    'main [aria-pressed=true]:nth-of-type(2)',
  ],
  ['follows a link', '/', 'main a', 'main form [name=message]'],
]

const SLOWER = 4

/**
 * The time from the first touch of a cold page until its result is painted, on a phone with a slow
 * processor. Native controls respond immediately; others wait for the app.
 */
export async function measureFirstTaps(open: OpenPage, runs: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [what, path, target, answered] of TAPS) {
    const times: number[] = []
    for (let run = 1; run <= runs; run++) {
      const page = await open(SLOWER, devices['Pixel 7'])
      await page.addInitScript(watchTap, answered)
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.locator(target).first().tap()
      await page.waitForFunction(() => Reflect.has(window, 'painted'))
      times.push(await page.evaluate(() => Number(Reflect.get(window, 'painted'))))
      await page.context().close()
    }
    console.error(`first tap ${what}: ${times.map(Math.round).join(', ')} ms`)
    figures.push({
      what: `First tap that ${what}, processor ÷ ${SLOWER}`,
      value: median(times),
      unit: ' ms',
    })
  }
  return figures
}

/** In each page: the time from the first touch, on this or the previous page, until the response is painted. */
function watchTap(answered: string) {
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      sessionStorage.tapped ??= performance.timeOrigin + timeStamp
    },
    { capture: true, once: true },
  )
  const look = () => {
    const { tapped } = sessionStorage
    if (!tapped || !document.querySelector(answered)) return requestAnimationFrame(look)
    // A message comes after the frame that this callback is part of.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const painted = performance.timeOrigin + performance.now() - Number(tapped)
      Object.assign(window, { painted })
    }
    return port2.postMessage(undefined)
  }
  requestAnimationFrame(look)
}
