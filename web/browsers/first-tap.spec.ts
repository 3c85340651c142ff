import { content } from '#web/e2e/content.ts'
import { APP, expect, test } from './fixtures.ts'

const BOX = 'main [type=search]'
const CHIP = 'main [name=category]:nth-child(2)'

for (const [what, path, width, target, after] of [
  ['opens the menu', '/', 1280, '.menu-trigger', '#services-menu'],
  ['opens the drawer', '/', 390, '.drawer-button', '#drawer'],
  ['changes the theme', '/', 1280, '.theme-switch', 'html[data-theme=dark]'],
  ['opens a question', '/faq', 1280, 'main summary', 'main details .prose'],
  ['applies a filter', '/faq', 1280, CHIP, `${CHIP}[aria-pressed=true]`],
] as const) {
  test(`before the app arrives, a first tap ${what}, once`, async ({ tab, siteProxy }) => {
    test.skip(path === '/faq' && !content['pages/faq'], 'There are no questions.')
    const arrive = siteProxy.delay(APP)
    await tab.resize(width, 800)
    await tab.goto(path)
    await tab.click(target)
    arrive()
    await tab.expectSeen(after)

    await tab.hydrated()
    await tab.expectCount(after, 1)
  })
}

test('a tap on a link before the app arrives opens its page, once', async ({ tab, siteProxy }) => {
  const steps = () => tab.evaluate(() => history.length)
  await tab.goto('/contact')
  const before = await steps()
  const arrive = siteProxy.delay(APP)
  await tab.goto('/')
  await tab.click('main a[href="/services"]')
  arrive()

  await tab.expectAddress('/services')
  await tab.hydrated()
  expect(await steps()).toBe(before + 2)
})

test('a tap on the search before the app arrives focuses its box', async ({ tab, siteProxy }) => {
  const arrive = siteProxy.delay(APP)
  await tab.goto('/')
  await tab.click('.search-link')
  arrive()

  await tab.expectAddress('/search#q')
  await tab.expectFocus(BOX)
  await tab.hydrated()
  await tab.type([...content.services.values()][0]?.name ?? '')
  await tab.expectSeen('main li a')
})

test('a query typed before the app arrives is searched for', async ({ tab, siteProxy }) => {
  test.skip(!content['pages/faq'], 'There are no questions.')
  const arrive = siteProxy.delay(APP)
  await tab.goto('/faq')
  await tab.fill(BOX, 'no such words')
  arrive()

  await tab.hydrated()
  await tab.expectCount('main details', 0)
  expect(await tab.value(BOX)).toBe('no such words')
})
