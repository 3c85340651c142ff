import { test } from './fixtures.ts'

const TRIGGER = '.menu-trigger'
const MENU = '#services-menu'
const BUTTON = '.drawer-button'
const DRAWER = '#drawer'

for (const script of [true, false]) {
  test.describe(`JavaScript: ${script}`, () => {
    test.use({ look: { theme: 'dark', script } })

    test('menu and drawer close by a tap outside, and their links work', async ({ tab }) => {
      await tab.goto('/')
      if (script) await tab.hydrated()
      for (const [width, button, list] of [
        [1280, TRIGGER, MENU],
        [390, BUTTON, DRAWER],
      ] as const) {
        await tab.resize(width)
        await tab.click(button)
        await tab.expectSeen(list)
        await tab.clickAt(5, 700)
        await tab.expectSeen(list, 0)
        await tab.click(button)
        const link = `${list} a[href^="/services"]`
        const target = await tab.read(link, 'pathname')
        await tab.click(link)
        await tab.expectAddress(target)
        await tab.expectSeen(list, 0)
      }
    })
  })
}

test('menu and drawer take, keep and return the focus', async ({ tab }) => {
  await tab.goto('/')
  await tab.hydrated()
  for (let presses = 0; presses < 4; presses++) await tab.press('Tab')
  await tab.expectFocus(TRIGGER)
  await tab.press('Enter')
  await tab.press('Tab')
  await tab.expectFocus(`${MENU} li:first-child a`)
  await tab.press('Escape')
  await tab.expectSeen(MENU, 0)
  await tab.expectFocus(TRIGGER)

  await tab.resize(390)
  await tab.evaluate((button) => document.querySelector<HTMLElement>(button)?.focus(), BUTTON)
  await tab.press('Enter')
  await tab.expectFocus(`${DRAWER} *`)
  await tab.press('Tab')
  await tab.expectFocus(`${DRAWER} a`)
  await tab.press('Escape')
  await tab.expectSeen(DRAWER, 0)
  await tab.expectFocus(BUTTON)
})
