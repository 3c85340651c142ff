import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { serveSite } from '../e2e/serve-site.ts'
// This import also sets the environment that keeps the Worker's bundler from building the pages again.
import config from '../playwright.config.ts'
import { measureNavigation } from './app/navigation.ts'
import { measureTour } from './app/tour.ts'
import type { Figure } from './figures.ts'

/** Opens a page for a new visitor, on a processor slowed by this factor. */
export type OpenPage = (slower: number, options?: BrowserContextOptions) => Promise<Page>

/** The response times of the app, in a browser on the site as deployed. */
export async function measureApp(runs: number): Promise<Figure[]> {
  const { url, stop } = await serveSite(crypto.randomUUID())
  let browser: Browser | undefined
  try {
    browser = await chromium.launch(config.use?.launchOptions)
    const open = openIn(browser, url.origin)
    return [...(await measureNavigation(open, runs)), await measureTour(open, runs)]
  } finally {
    await browser?.close()
    await stop()
  }
}

function openIn(browser: Browser, baseURL: string): OpenPage {
  return async (slower, options = {}) => {
    // The Worker sees a separate visitor each time, so that none exceeds the rate limit.
    const extraHTTPHeaders = { 'cf-connecting-ip': crypto.randomUUID() }
    const context = await browser.newContext({ baseURL, extraHTTPHeaders, ...options })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    return page
  }
}
