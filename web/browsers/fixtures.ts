import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { withSite } from '#web/e2e/fixtures.ts'
import { openFirefox } from './firefox.ts'
import { type SiteProxy, startProxy } from './site-proxy.ts'
import { Tab, type Visitor } from './tab.ts'
import { openWebKit } from './webkit.ts'

interface Fixtures {
  look: Pick<Visitor, 'theme' | 'script'>
  /** The test fails if it has reports. */
  siteProxy: SiteProxy
  /** A window of 1280 by 800. */
  tab: Tab
}

/** A journey in a new browser of the project's name, through a proxy to the built site. */
export const test = withSite.extend<Fixtures>({
  look: [{ theme: 'light', script: true }, { option: true }],

  siteProxy: async ({ site }, use) => {
    const siteProxy = await startProxy(site.url)
    await use(siteProxy)
    siteProxy.close()
    expect(siteProxy.reports).toEqual([])
  },

  tab: async ({ look, siteProxy: { origin, reports } }, use, { project }) => {
    const home = mkdtempSync(join(tmpdir(), 'browser-'))
    const open = project.name === 'webkit' ? openWebKit : openFirefox
    const { page, close } = await open({ ...look, home, report: (line) => reports.push(line) })
    const tab = new Tab(page, origin)
    await tab.resize(1280)
    await use(tab)
    await close()
    rmSync(home, { recursive: true, maxRetries: 3 })
  },
})

export { expect }
