import {
  APP,
  attributeOf,
  expect,
  expectAddress,
  expectCount,
  expectFocus,
  expectSeen,
  fill,
  hydrated,
  test,
  valueIn,
} from './fixtures.ts'
import type { Gate } from './gate.ts'
import type { Tab } from './tab.ts'

/** Taps before the app arrives, then lets it in. */
async function tapFirst(tab: Tab, gate: Gate, path: string, tap: () => Promise<void>) {
  const arrive = gate.holdBack(APP)
  await tab.goto(path)
  await tap()
  arrive()
}

const steps = (tab: Tab) => tab.evaluate(() => history.length)

test('on the menu opens it, once', async ({ tab, gate }) => {
  await tapFirst(tab, gate, '/', () => tab.click('.menu-trigger'))
  await hydrated(tab)

  await expectSeen(tab, '#services-menu')
  await tab.click('.menu-trigger')
  await expectCount(tab, '#services-menu', 0)
})

test('on the drawer opens it, once', async ({ tab, gate }) => {
  await tab.resize(390, 800)
  await tapFirst(tab, gate, '/', () => tab.click('.drawer-button'))
  await hydrated(tab)

  await expectSeen(tab, '#drawer')
  await tab.press('Escape')
  await expectCount(tab, '#drawer', 0)
})

test('on the theme changes it, once', async ({ tab, gate }) => {
  await tapFirst(tab, gate, '/', () => tab.click('.theme-switch'))
  await hydrated(tab)

  expect(await attributeOf(tab, 'html', 'data-theme')).toBe('light')
})

test('on a question opens it, once', async ({ tab, gate }) => {
  await tapFirst(tab, gate, '/faq', () => tab.click('main summary'))
  await hydrated(tab)

  await expectCount(tab, 'main details .prose', 1)
})

test('on a chip filters, once', async ({ tab, gate }) => {
  const chip = 'main [name=category]:nth-child(2)'
  await tapFirst(tab, gate, '/faq', () => tab.click(chip))

  await expectSeen(tab, `${chip}[aria-pressed=true]`)
  const category = (await attributeOf(tab, chip, 'value')) ?? ''
  await expectAddress(tab, `/faq?${new URLSearchParams({ q: '', category })}`)
  await hydrated(tab)
  await tab.back()
  await expectAddress(tab, '/faq')
})

test('on a link leads on, once', async ({ tab, gate }) => {
  await tab.goto('/faq')
  const before = await steps(tab)
  await tapFirst(tab, gate, '/', () => tab.click('main a[href="/services"]'))

  await expectAddress(tab, '/services')
  await hydrated(tab)
  expect(await steps(tab)).toBe(before + 2)
})

test('on the search leads to its box', async ({ tab, gate }) => {
  await tapFirst(tab, gate, '/', () => tab.click('.search-link'))

  await expectAddress(tab, '/search#q')
  await expectFocus(tab, 'main [type=search]')
  await hydrated(tab)
  await tab.type('cloud')
  await expectSeen(tab, 'main li a')
})

test('into a box is searched for', async ({ tab, gate }) => {
  await tapFirst(tab, gate, '/faq', () => fill(tab, 'main [type=search]', 'no such words'))
  await hydrated(tab)

  await expectCount(tab, 'main details', 0)
  expect(await valueIn(tab, 'main [type=search]')).toBe('no such words')
})
