import { expect, test } from './fixtures.ts'

const TRIGGER = '.menu-trigger'
const MENU = '#services-menu'
const BUTTON = '.drawer-button'
const DRAWER = '#drawer'

test('the header is more opaque and its shadow stronger after more than 50 px', async ({ tab }) => {
  await tab.goto('/')
  const headerAt = (distance: number) =>
    expect.poll(() => tab.evaluate(scrollAndRead, distance), `at ${distance} px`)

  await headerAt(51).toEqual({ isClear: false, shadows: 2 })
  await headerAt(50).toEqual({ isClear: true, shadows: 1 })
})

/** The header's background and shadow at this scroll position. */
function scrollAndRead(top: number) {
  scrollTo(0, top)
  const header = document.querySelector('.header') ?? document.body
  const { backgroundColor, boxShadow } = getComputedStyle(header)
  const isClear = backgroundColor === 'rgba(0, 0, 0, 0)'
  return { isClear, shadows: boxShadow.split(/, (?![^(]*\))/).length }
}

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
