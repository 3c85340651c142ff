import { APP, expect, test } from './fixtures.ts'

const BOX = 'main [type=search]'
const CHIP = 'main [name=category]:nth-child(2)'

for (const [what, path, width, target, after] of [
  ['the menu opens it', '/', 1280, '.menu-trigger', '#services-menu'],
  ['the drawer opens it', '/', 390, '.drawer-button', '#drawer'],
  ['the theme changes it', '/', 1280, '.theme-switch', 'html[data-theme=light]'],
  ['a question opens it', '/faq', 1280, 'main summary', 'main details .prose'],
  ['a chip filters', '/faq', 1280, CHIP, `${CHIP}[aria-pressed=true]`],
] as const) {
  test(`before the app a tap on ${what}, once`, async ({ tab, proxy }) => {
    const arrive = proxy.delay(APP)
    await tab.resize(width, 800)
    await tab.goto(path)
    await tab.click(target)
    arrive()
    await tab.expectSeen(after)

    await tab.hydrated()
    await tab.expectCount(after, 1)
  })
}

test('before the app a tap on a link leads on, once', async ({ tab, proxy }) => {
  const steps = () => tab.evaluate(() => history.length)
  await tab.goto('/faq')
  const before = await steps()
  const arrive = proxy.delay(APP)
  await tab.goto('/')
  await tab.click('main a[href="/services"]')
  arrive()

  await tab.expectAddress('/services')
  await tab.hydrated()
  expect(await steps()).toBe(before + 2)
})

test('before the app a tap on the search leads to its box', async ({ tab, proxy }) => {
  const arrive = proxy.delay(APP)
  await tab.goto('/')
  await tab.click('.search-link')
  arrive()

  await tab.expectAddress('/search#q')
  await tab.expectFocus(BOX)
  await tab.hydrated()
  await tab.type('cloud')
  await tab.expectSeen('main li a')
})

test('what is typed into a box before the app is searched for', async ({ tab, proxy }) => {
  const arrive = proxy.delay(APP)
  await tab.goto('/faq')
  await tab.fill(BOX, 'no such words')
  arrive()

  await tab.hydrated()
  await tab.expectCount('main details', 0)
  expect(await tab.value(BOX)).toBe('no such words')
})
