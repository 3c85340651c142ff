import { expect } from '@playwright/test'
import { OPERATOR_TOKEN, withSite } from '#web/e2e/fixtures.ts'
import { startFirefox } from './firefox.ts'
import { type Gate, openGate } from './gate.ts'
import { type Browser, type Look, Tab } from './tab.ts'
import { startWebKit } from './webkit.ts'

interface Fixtures {
  look: Look
  /** Whether the visitor is a signed-in operator. */
  isOperator: boolean
  gate: Gate
  /** A window of 1280 by 800. The test fails if its console has errors or warnings. */
  tab: Tab
  /** The errors that a test causes on purpose. */
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

/** The console message for a page with an error status. */
export const STATUS_LINE = /Failed to load resource: the server responded with a status of/

/** The files of the app. */
export const APP = /^\/assets\/.*\.js$/

export { expect }
