import { expect, test } from './fixtures.ts'
import { NIGHT } from './night.ts'
import { delay, fontsSwapped } from './page-actions.ts'

test('a visitor without interaction gets the fonts, all images, the calls to action in sight, the scrolled header, and no app', async ({
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

  await page.waitForLoadState('networkidle')
  // Link previews and archives capture the whole page without scrolling.
  const images = await page.evaluate(() =>
    Array.from(document.images, ({ loading, complete }) => loading === 'eager' && complete),
  )
  expect(images).not.toContain(false)

  // The first screen of a small phone has the headline and the calls to action.
  await page.setViewportSize({ width: 375, height: 667 })
  await expect(heading).toBeInViewport({ ratio: 1 })
  for (const to of ['/contact', '/services']) {
    const call = page.getByRole('main').locator(`section:has(h1) a[href="${to}"]`)
    await expect(call).toBeInViewport({ ratio: 1 })
  }
  expect(scripts).toEqual([])
})

for (const { speed, step, tasks } of [
  { speed: 'in one task by a fast device', step: 0, tasks: /^1$/ },
  { speed: 'in many tasks by a slow one', step: 100, tasks: /^\d\d+$/ },
]) {
  test(`all texts of a page get the fonts, ${speed}`, { tag: NIGHT }, async ({ page }) => {
    await page.addInitScript((ms) => {
      let now = 0
      performance.now = () => {
        now += ms
        return now
      }
      // Called once for all changes of a task.
      new MutationObserver(() => void performance.mark('swap')).observe(document, {
        subtree: true,
        attributeFilter: ['data-fonts'],
      })
    }, step)
    await page.goto('/services')

    await fontsSwapped(page)
    const swaps = await page.evaluate(() => performance.getEntriesByName('swap').length)
    expect(String(swaps)).toMatch(tasks)
  })
}

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

test('a first tap on a link opens its page, once', async ({ page }) => {
  const arrive = await delay(page)
  await page.goto('/')
  const before = await page.evaluate(() => history.length)
  const link = page.getByRole('main').getByRole('link').first()
  const target = (await link.getAttribute('href')) ?? ''

  await link.click()
  arrive()

  await expect(page).toHaveURL(target)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
})
