import { expect, test } from './fixtures.ts'
import { NIGHT } from './nightly.ts'
import { delayRequests } from './page-actions.ts'

test('a visitor without interaction gets the fonts, all images, the calls to action in sight, the scrolled header, and no app; the first tap opens its page, once', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(request.url())
  })
  // A query that no page reads changes nothing.
  await page.goto('/?utm_source=newsletter')
  const header = page.getByRole('banner')
  const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow)
  const scrollTo = (top: number) =>
    page.evaluate(async (y) => {
      window.scrollTo(0, y)
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }, top)

  const heading = page.getByRole('heading', { level: 1 })
  for (const element of [heading, page.getByRole('main').getByRole('paragraph').first()]) {
    await expect.poll(() => element.evaluate(isTypefaceLoaded)).toBe(true)
  }

  const flat = await shadow()
  await scrollTo(50)
  expect(await shadow()).toBe(flat)
  await scrollTo(51)
  await expect.poll(shadow).not.toBe(flat)
  await scrollTo(0)
  await expect.poll(shadow).toBe(flat)

  // Link previews and archives capture the whole page without scrolling.
  const areLoaded = () =>
    page.evaluate(() =>
      Array.from(document.images).every(({ loading, complete }) => loading === 'eager' && complete),
    )
  await expect.poll(areLoaded).toBe(true)

  // The first screen of a small phone has the headline and the calls to action.
  await page.setViewportSize({ width: 375, height: 667 })
  await expect(heading).toBeInViewport({ ratio: 1 })
  for (const to of ['/contact', '/services']) {
    const call = page.getByRole('main').locator(`section:has(h1) a[href="${to}"]`)
    await expect(call).toBeInViewport({ ratio: 1 })
  }
  expect(scripts).toEqual([])

  const arrive = await delayRequests(page)
  const before = await page.evaluate(() => history.length)
  const link = page.getByRole('main').getByRole('link').first()
  const target = (await link.getAttribute('href')) ?? ''
  await link.click()
  arrive()
  await expect(page).toHaveURL(target)
  await expect(heading).toHaveText('Show us the hole.')
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
})

/** Whether the first font family of an element is one of the page's own, and is loaded. */
function isTypefaceLoaded(element: Element) {
  const nameOf = (family: string) => family.replaceAll('"', '')
  const [first] = getComputedStyle(element)
    .fontFamily.split(',')
    .map((each) => nameOf(each))
  return Array.from(document.fonts).some(
    ({ family, status }) => nameOf(family) === first && status === 'loaded',
  )
}

test('the strip of the home page is turned back once all of it is in the window', {
  tag: NIGHT,
}, async ({ page }) => {
  await page.goto('/')
  await page.locator('.left-out').evaluate((strip) => strip.scrollIntoView({ block: 'end' }))
  const progress = () =>
    page.locator('.left-out g').evaluate((end) => {
      return end.getAnimations()[0]?.effect?.getComputedTiming().progress
    })

  await expect.poll(progress).toBe(1)
})
