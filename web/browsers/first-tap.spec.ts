import { content } from '#content/test/content.ts'
import { expect, test } from './fixtures.ts'

for (const [what, path, width, target, after] of [
  ['opens the menu', '/', 1280, '.menu-trigger', '#services-menu'],
  ['opens the drawer', '/', 390, '.drawer-button', '#drawer'],
  ['changes the theme', '/', 1280, '.theme-switch', 'html[data-theme=dark]'],
  ['opens a page', '/', 1280, 'main a[href="/services"]', '.menu-trigger[aria-current]'],
  ['focuses the search', '/', 1280, '.search-link', 'main [type=search]:focus'],
  ['opens a question', '/faq', 1280, 'main summary', 'main details .prose'],
] as const) {
  test(`before the app arrives, a first tap ${what}, once`, async ({ tab, siteProxy }) => {
    test.skip(path === '/faq' && !content['pages/faq'], 'There are no questions.')
    const arrive = siteProxy.delayApp()
    await tab.resize(width)
    await tab.goto(path)
    await tab.click(target)
    arrive()
    await tab.expectSeen(after)

    await tab.hydrated()
    await tab.expectSeen(after, 1)
  })
}

test('before the app arrives, a chip and a query apply to the questions, and stay in the address', async ({
  tab,
  siteProxy,
}) => {
  const box = 'main [type=search]'
  const chip = 'main [name=category]:nth-child(2)'
  const categories = new Set(Array.from(content.faq.values(), ({ category }) => category))
  test.skip(categories.size < 2, 'One category.')
  const arrive = siteProxy.delayApp()
  await tab.goto('/faq')
  const category = await tab.read(chip, 'value')
  await tab.fill(box, 'no such words')
  await tab.click(chip)
  arrive()

  const address = `/faq?${new URLSearchParams({ q: 'no such words', category })}`
  await tab.expectAddress(address)
  await tab.expectSeen('main details', 0)
  await tab.goto(address)
  await tab.expectSeen('main details', 0)
  expect(await tab.read(box, 'value')).toBe('no such words')
})
