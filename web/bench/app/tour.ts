import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { devices, type Page } from '@playwright/test'
import { PROJECT } from '../../../worker/scripts/wrangler.ts'
import { hydrated } from '../../e2e/fixtures.ts'
import type { OpenPage } from '../app.ts'
import { type Figure, median } from '../figures.ts'

const VITALS = join(PROJECT, 'node_modules/web-vitals/dist/web-vitals.iife.js')
/** One script, because every script that Playwright adds to a page has a separate scope. */
const KEEP_INP = `${readFileSync(VITALS, 'utf8')}
webVitals.onINP(({ value }) => { window.inp = value }, { reportAllChanges: true, durationThreshold: 16 })`
const SLOWER = 4
/** The time in ms until the last frame is reported. */
const SETTLED_MS = 500

interface Stop {
  what: string
  path: string
  isPhone?: boolean
  act(page: Page): Promise<void>
}

const chips = (page: Page) => page.locator('main [aria-pressed]')

/** Visitors' actions, each on a new page, so that the slowest one has a name. */
const TOUR: Stop[] = [
  {
    what: 'the services menu',
    path: '/',
    async act(page) {
      await page.locator('header [aria-expanded], header [popovertarget]').first().click()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Escape')
    },
  },
  {
    what: 'the drawer',
    path: '/',
    isPhone: true,
    async act(page) {
      await page.locator('header [commandfor]').first().tap()
      await page.locator('dialog[open] [commandfor], dialog[open] button').first().tap()
    },
  },
  {
    what: 'the theme',
    path: '/services',
    async act(page) {
      for (const _ of 'abc') await page.locator('.theme-switch').first().click()
    },
  },
  {
    what: 'the filter of the blog',
    path: '/blog',
    async act(page) {
      for (const index of [1, 2, 0]) await chips(page).nth(index).click()
      await page.getByRole('searchbox').pressSequentially('cloud', { delay: 60 })
    },
  },
  {
    what: 'the questions',
    path: '/faq',
    async act(page) {
      for (const index of [0, 1, 2]) await page.locator('summary').nth(index).click()
      for (const index of [1, 2, 0]) await chips(page).nth(index).click()
      await page.getByRole('searchbox').pressSequentially('data', { delay: 60 })
    },
  },
  {
    what: 'the search',
    path: '/search',
    async act(page) {
      await page.getByRole('searchbox').pressSequentially('mobile app', { delay: 60 })
    },
  },
  {
    what: 'the form',
    path: '/contact',
    async act(page) {
      const form = page.locator('main form').first()
      await form.locator('[name=name]').pressSequentially('Ada Tour', { delay: 30 })
      await form.locator('[name=email]').pressSequentially('ada@prospect.example', { delay: 30 })
      await form.locator('[name=message]').pressSequentially('We need a portal.', { delay: 30 })
      await form.locator('[type=submit]').click()
    },
  },
  {
    what: 'a change of page',
    path: '/',
    async act(page) {
      await page.locator('main a[href="/services"]').first().click()
    },
  },
]

/**
 * Interaction to Next Paint of a tour by the rule of web-vitals, on a slow processor: the slowest
 * answer on each page, the median of all runs, and of these the slowest.
 */
export async function measureTour(open: OpenPage, runs: number): Promise<Figure> {
  const stops: { what: string; value: number }[] = []
  for (const { what, path, isPhone, act } of TOUR) {
    const values: number[] = []
    for (let run = 1; run <= runs; run++) {
      const page = await open(SLOWER, isPhone ? devices['Pixel 7'] : {})
      await page.addInitScript({ content: KEEP_INP })
      await page.goto(path)
      await hydrated(page)
      await act(page)
      await page.waitForFunction(() => Reflect.has(window, 'inp'))
      await page.waitForTimeout(SETTLED_MS)
      values.push(await page.evaluate(() => Number(Reflect.get(window, 'inp'))))
      await page.context().close()
    }
    console.error(`INP of ${what}: ${values.join(', ')} ms`)
    stops.push({ what, value: median(values) })
  }
  const slowest = stops.toSorted((a, b) => b.value - a.value)[0]
  if (!slowest) throw new Error('The tour has no stop.')
  const all = stops.map((stop) => `${stop.what} ${stop.value}`).join(', ')
  return {
    what: `Interaction to Next Paint, processor ÷ ${SLOWER}, the slowest of: ${all}`,
    value: slowest.value,
    unit: ' ms',
    most: 100,
  }
}
