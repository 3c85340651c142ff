import { expect } from '@playwright/test'
import { OPERATOR_TOKEN, withSite } from '#web/e2e/fixtures.ts'
import { startFirefox } from './firefox.ts'
import { type Gate, openGate } from './gate.ts'
import { type Browser, type Look, Tab } from './tab.ts'
import { startWebKit } from './webkit.ts'

interface Fixtures {
  look: Look
  /** Whether the visitor is an operator who has signed in. */
  isOperator: boolean
  gate: Gate
  /** A window of 1280 by 800, which must have said nothing by the end of the test. */
  tab: Tab
  /** Lets a test name the errors that it causes on purpose. */
  allowedErrors: RegExp
}

/** A journey in the browser of the project's name, through a gate to the built site. */
export const test = withSite.extend<Fixtures, { ownBrowser: Browser }>({
  look: [{ theme: 'light', script: true }, { option: true }],
  isOperator: [false, { option: true }],
  allowedErrors: [/^nothing$/, { option: true }],

  ownBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from here.
    async ({}, use, { project }) => {
      const browser = project.name === 'webkit' ? await startWebKit() : startFirefox()
      await use(browser)
      await browser.stop()
    },
    { scope: 'worker' },
  ],

  gate: async ({ site, isOperator }, use) => {
    const gate = await openGate(site.url, isOperator ? OPERATOR_TOKEN : undefined)
    await use(gate)
    gate.close()
  },

  tab: async ({ ownBrowser, gate, look, allowedErrors }, use, testInfo) => {
    const session = await ownBrowser.open(look)
    const tab = new Tab(session, gate.origin)
    await tab.resize(1280, 800)
    await use(tab)
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = await tab.screenshot()
      await testInfo.attach('screenshot', { body, contentType: 'image/png' })
    }
    await session.close()
    const errors = session.errors.filter((line) => !allowedErrors.test(line))
    expect([...errors, ...gate.reports]).toEqual([])
  },
})

/** What a browser says of a page that answers with an error status. */
export const STATUS_LINE = /Failed to load resource: the server responded with a status of/

/** The files of the app. */
export const APP = /^\/assets\/.*\.js$/

/** As Chromium's suite has it: the first sign of a visitor, and the wait for the app that it starts. */
export async function hydrated(tab: Tab) {
  await tab.evaluate(() => {
    document.documentElement.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
  const isHydrated = () =>
    tab.evaluate(() =>
      Object.keys(document.querySelector('main > :last-child') ?? {}).some((key) =>
        key.startsWith('__reactFiber'),
      ),
    )
  await expect.poll(isHydrated, 'hydrated').toBe(true)
  // React marks an element before it is done with the page. Safari has no requestIdleCallback.
  await tab.evaluate(() => new Promise((done) => setTimeout(done, 100)))
}

/** How many elements of a selector are to be seen. */
export const countSeen = (tab: Tab, selector: string) =>
  tab.evaluate(
    (each) =>
      [...document.querySelectorAll(each)].filter(
        (element) => element.checkVisibility() && element.getClientRects().length > 0,
      ).length,
    selector,
  )

/** Waits until so many elements of a selector are to be seen. */
export const expectCount = (tab: Tab, selector: string, count: number) =>
  expect.poll(() => countSeen(tab, selector), `how many ${selector}`).toBe(count)

export const expectSeen = (tab: Tab, selector: string) =>
  expect.poll(() => countSeen(tab, selector), `how many ${selector}`).toBeGreaterThan(0)

/** Path, query and fragment of the page. */
export const addressOf = (tab: Tab) =>
  tab.evaluate(() => location.href.slice(location.origin.length))

export const expectAddress = (tab: Tab, address: string) =>
  expect.poll(() => addressOf(tab), 'address').toBe(address)

/** Waits until the focus is on an element of a selector. */
export const expectFocus = (tab: Tab, selector: string) =>
  expect
    .poll(
      () =>
        tab.evaluate((wanted) => {
          const { activeElement } = document
          return activeElement?.matches(wanted) || activeElement?.outerHTML.slice(0, 200)
        }, selector),
      `focus on ${selector}`,
    )
    .toBe(true)

export const valueIn = (tab: Tab, selector: string) =>
  tab.evaluate((each) => document.querySelector<HTMLInputElement>(each)?.value, selector)

export const attributeOf = (tab: Tab, selector: string, name: string) =>
  tab.evaluate(
    ([each = '', attribute = '']) => document.querySelector(each)?.getAttribute(attribute),
    [selector, name],
  )

/** Puts the caret into a field as a visitor does, and types. */
export async function fill(tab: Tab, selector: string, text: string) {
  await tab.click(selector)
  await tab.type(text)
}

export { expect }
