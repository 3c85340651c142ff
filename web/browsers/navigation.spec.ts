import { content } from '#web/e2e/content.ts'
import { expect, test } from './fixtures.ts'
import type { Tab } from './tab.ts'

const topOf = (tab: Tab, selector: string) =>
  tab.evaluate((each) => document.querySelector(each)?.getBoundingClientRect().top ?? 0, selector)

test('a page change moves the focus and is announced; going back returns to the link', async ({
  tab,
}) => {
  await tab.visit('/')
  await tab.evaluate(() => void Object.assign(window, { sameDocument: true }))

  await tab.click('main a[href="/contact"]')
  await tab.expectAddress('/contact')
  await tab.expectFocus('main')
  const announced = () =>
    tab.evaluate(() => document.querySelector('[aria-live=polite]')?.textContent === document.title)
  await expect.poll(announced).toBe(true)

  await tab.back()
  await tab.expectAddress('/')
  await tab.expectFocus('main a[href="/contact"]')
  expect(await tab.evaluate(() => 'sameDocument' in window)).toBe(true)
})

for (const when of ['in the app', 'before the app'] as const) {
  test(`going back restores the scroll position, ${when}`, async ({ tab, siteProxy }) => {
    const arrive = when === 'before the app' ? siteProxy.delay(/^\/assets\/.*\.js$/) : undefined
    await tab.goto('/services')
    if (!arrive) await tab.hydrated()
    await tab.expectSeen('footer > [data-fonts]:last-child')
    await tab.evaluate(() => scrollTo(0, 3000))
    const target = await tab.evaluate(() => {
      const links = [...document.querySelectorAll('main article a')]
      const inView = links.find((each) => each.getBoundingClientRect().top > 200)
      return inView?.getAttribute('href') ?? ''
    })
    const link = `main article a[href="${target}"]`
    const before = await topOf(tab, link)

    await tab.click(link)
    await tab.expectAddress(target)
    arrive?.()
    await expect.poll(() => tab.evaluate(() => scrollY)).toBe(0)
    await tab.back()

    await tab.expectAddress('/services')
    await expect
      .poll(async () => Math.abs((await topOf(tab, link)) - before), 'px from the place')
      .toBeLessThanOrEqual(2)
  })
}

test('a link to an anchor scrolls there, and the next Tab continues from it', async ({ tab }) => {
  const { benefits, closing } = content['pages/careers'] ?? {}
  test.skip(!benefits || !closing?.secondary, 'No page links to its own benefits.')
  await tab.visit('/careers')
  await tab.expectSeen('footer > [data-fonts]:last-child')

  await tab.click('main a[href$="#benefits"]')
  await tab.expectAddress('/careers#benefits')
  await tab.expectFocus('#benefits')
  await expect.poll(() => topOf(tab, '#benefits')).toBeLessThan(400)
  await tab.press('Tab')
  await tab.expectFocus('#benefits ~ section a')
})
