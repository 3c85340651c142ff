import {
  attributeOf,
  expect,
  expectAddress,
  expectFocus,
  expectSeen,
  hydrated,
  test,
} from './fixtures.ts'
import type { Tab } from './tab.ts'

const topOf = (tab: Tab, selector: string) =>
  tab.evaluate((each) => document.querySelector(each)?.getBoundingClientRect().top ?? 0, selector)

test('a change of page focuses the new one, announces it, and going back returns to the link', async ({
  tab,
}) => {
  await tab.goto('/')
  await hydrated(tab)
  await tab.evaluate(() => void Object.assign(window, { sameDocument: true }))

  await tab.click('main a[href="/contact"]')
  await expectAddress(tab, '/contact')
  await expectFocus(tab, 'main')
  const announced = () =>
    tab.evaluate(() => document.querySelector('[aria-live=polite]')?.textContent === document.title)
  await expect.poll(announced).toBe(true)

  await tab.back()
  await expectAddress(tab, '/')
  await expectFocus(tab, 'main a[href="/contact"]')
  expect(await tab.evaluate(() => 'sameDocument' in window)).toBe(true)
})

for (const when of ['in the app', 'before the app'] as const) {
  test(`going back returns to the place that was left, ${when}`, async ({ tab, gate }) => {
    const arrive = when === 'before the app' ? gate.holdBack(/^\/assets\/.*\.js$/) : undefined
    await tab.goto('/services')
    if (!arrive) await hydrated(tab)
    await expectSeen(tab, 'footer[data-fonts]')
    await tab.evaluate(() => scrollTo(0, 3000))
    const target = await tab.evaluate(() => {
      const links = [...document.querySelectorAll('main article a')]
      const inView = links.find((each) => each.getBoundingClientRect().top > 200)
      return inView?.getAttribute('href') ?? ''
    })
    const link = `main article a[href="${target}"]`
    const before = await topOf(tab, link)

    await tab.click(link)
    await expectAddress(tab, target)
    arrive?.()
    await expect.poll(() => tab.evaluate(() => scrollY)).toBe(0)
    await tab.back()

    await expectAddress(tab, '/services')
    await expect
      .poll(async () => Math.abs((await topOf(tab, link)) - before), 'px from the place')
      .toBeLessThanOrEqual(2)
  })
}

test('a link to a place of the page leads there, and the next Tab goes on from it', async ({
  tab,
}) => {
  await tab.goto('/careers')
  await hydrated(tab)
  await expectSeen(tab, 'footer[data-fonts]')

  await tab.click('main a[href$="#benefits"]')
  await expectAddress(tab, '/careers#benefits')
  await expectFocus(tab, '#benefits')
  await expect.poll(() => topOf(tab, '#benefits')).toBeLessThan(400)
  await tab.press('Tab')
  await expectFocus(tab, '#benefits ~ section a')
})

test('Control and K lead to the search, whose results the arrows lead through', async ({ tab }) => {
  await tab.goto('/services')
  await hydrated(tab)

  await tab.press('Control+k')
  await expectAddress(tab, '/search#q')
  await expectFocus(tab, 'main [type=search]')
  await tab.type('cloud')
  await expectSeen(tab, 'main li a')
  await tab.press('ArrowDown')
  await expectFocus(tab, 'main li:first-child a')
  const target = await attributeOf(tab, 'main li a', 'href')
  await tab.press('Enter')
  await expectAddress(tab, target ?? '')
})
