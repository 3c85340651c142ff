import { content } from '#web/e2e/content.ts'
import { test } from './fixtures.ts'

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
    await tab.expectCount(after, 1)
  })
}
