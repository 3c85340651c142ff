import { expect } from '@playwright/test'
import { OPERATOR_TOKEN, withSite } from '#web/e2e/fixtures.ts'
import { startFirefox } from './firefox.ts'
import { type SiteProxy, startProxy } from './site-proxy.ts'
import { type Browser, Tab, type VisitorSettings } from './tab.ts'
import { startWebKit } from './webkit.ts'

interface Fixtures {
  look: VisitorSettings
  /** Whether the visitor is a signed-in operator. */
  isOperator: boolean
  siteProxy: SiteProxy
  /** A window of 1280 by 800. The test fails if its console has errors or warnings. */
  tab: Tab
  /** The errors that a test causes on purpose. */
  allowedErrors: RegExp
}

/** A journey in the browser of the project's name, through a proxy to the built site. */
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

  siteProxy: async ({ site, isOperator }, use) => {
    const siteProxy = await startProxy(site.url, isOperator ? OPERATOR_TOKEN : undefined)
    await use(siteProxy)
    siteProxy.close()
  },

  tab: async ({ ownBrowser, siteProxy, look, allowedErrors }, use, testInfo) => {
    const session = await ownBrowser.open(look)
    const tab = new Tab(session, siteProxy.origin)
    await tab.resize(1280, 800)
    await use(tab)
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = await tab.screenshot()
      await testInfo.attach('screenshot', { body, contentType: 'image/png' })
    }
    await session.close()
    const errors = session.errors.filter((line) => !allowedErrors.test(line))
    expect([...errors, ...siteProxy.reports]).toEqual([])
  },
})

/** The console message for a page with an error status. */
export const STATUS_LINE = /Failed to load resource: the server responded with a status of/

/** The files of the app. */
export const APP = /^\/assets\/.*\.js$/

export { expect }
