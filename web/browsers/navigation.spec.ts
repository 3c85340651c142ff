import { content } from '#content/test/content.ts'
import { expect, test } from './fixtures.ts'
import type { Tab } from './tab.ts'

const FONTS_SWAPPED = 'footer > [data-fonts]:last-child'

const topOf = (tab: Tab, selector: string) =>
  tab.evaluate((each) => document.querySelector(each)?.getBoundingClientRect().top ?? 0, selector)

for (const when of ['in the app', 'before the app']) {
  test(`going back returns to the link that was followed ${when}`, async ({ tab, siteProxy }) => {
    const isInApp = when === 'in the app'
    const arrive = siteProxy.delayApp()
    await tab.goto('/services')
    if (isInApp) arrive()
    if (isInApp) await tab.hydrated()
    await tab.expectSeen(FONTS_SWAPPED)
    const target = await tab.evaluate(() => {
      // Closed groups hide the links of others.
      const links = [...document.querySelectorAll('main article a')]
      const last = links.filter((each) => each.checkVisibility()).at(-1)
      last?.scrollIntoView({ block: 'center' })
      return last?.getAttribute('href') ?? ''
    })
    const link = `main article a[href="${target}"]`
    const before = await topOf(tab, link)

    await tab.click(link)
    await tab.expectAddress(target)
    arrive()
    await expect.poll(() => tab.evaluate(() => scrollY)).toBe(0)
    if (isInApp) await tab.expectFocus('main')
    await tab.back()

    await tab.expectAddress('/services')
    const distance = async () => Math.abs((await topOf(tab, link)) - before)
    await expect.poll(distance, 'px from the place').toBeLessThanOrEqual(2)
    if (isInApp) await tab.expectFocus(link)
  })
}

test('a link to an anchor scrolls there, and the next Tab continues from it', async ({ tab }) => {
  const { benefits, closing } = content['pages/careers'] ?? {}
  test.skip(!benefits || !closing?.secondary, 'No page links to its own benefits.')
  await tab.goto('/careers')
  await tab.hydrated()
  await tab.expectSeen(FONTS_SWAPPED)

  await tab.click('main a[href$="#benefits"]')
  await tab.expectAddress('/careers#benefits')
  await tab.expectFocus('#benefits')
  await expect.poll(() => topOf(tab, '#benefits')).toBeLessThan(400)
  await tab.press('Tab')
  await tab.expectFocus('#benefits ~ section a')
})
