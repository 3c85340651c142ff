import type { Locator, Page } from '@playwright/test'

/**
 * Gives the page a first input, which starts the app, and waits for its hydration: the site layout first,
 * then the page in it. A navigation between the two makes the router render the page again, with a
 * message on the console (TanStack/router#8306).
 */
export async function hydrate(page: Page) {
  // One call: Playwright's waitForFunction brings a library of its own into each page.
  await page.evaluate(async () => {
    document.documentElement.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    const isHydrated = () =>
      Object.keys(document.querySelector('main > :last-child') ?? {}).some((key) =>
        key.startsWith('__reactFiber'),
      )
    while (!isHydrated()) await new Promise(requestAnimationFrame)
    // React marks an element before hydration is complete, and the router is notified last.
    await new Promise((done) => requestIdleCallback(done))
  })
}

/** Opens a page, and waits for its hydration. */
export async function visitHydrated(page: Page, path: string) {
  await page.goto(path)
  await hydrate(page)
}

/** Stops the page's clock a minute ahead: a busy page is past a time that is nearer, and refuses to stop there. */
export async function stopClock(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Waits until all texts of the page have the site's fonts (src/boot.ts). */
export function waitForFonts(page: Page) {
  return page.evaluate(async () => {
    const waiting = 'body :is(h1, h2, h3, p, li, a, button):not([data-fonts], [data-fonts] *)'
    while (document.querySelector(waiting)) await new Promise(requestAnimationFrame)
  })
}

/**
 * Delays requests for this address (by default the app's files), as in a slow network, until the
 * returned function is called.
 */
export async function delayRequests(page: Page, url = '**/assets/*.js'): Promise<() => void> {
  const arrival = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await arrival.promise
    await route.continue()
  })
  return arrival.resolve
}

/**
 * Answers 404 for each file of the app, code or data, with these words, as after a deploy. Returns a
 * function that counts the refused requests.
 */
export async function blockFilesContaining(page: Page, words: string): Promise<() => number> {
  let refused = 0
  await page.route(/\/assets\/.*\.js(?:on)?$/, async (route) => {
    const response = await route.fetch()
    if (!(await response.text()).includes(words)) return route.fallback()
    refused += 1
    await route.fulfill({ status: 404 })
  })
  return () => refused
}

/** The element with this role and exactly this name: names of a site may contain each other. */
export function byExactName(
  parent: Page | Locator,
  role: Parameters<Page['getByRole']>[0],
  name: string,
): Locator {
  return parent.getByRole(role, { name, exact: true })
}

/** The control with exactly this label. */
export function byLabel(page: Page, label: string): Locator {
  return page.locator('form').getByLabel(label, { exact: true })
}
