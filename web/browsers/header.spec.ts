import { expect, test } from './fixtures.ts'
import type { Tab } from './tab.ts'

const TRIGGER = '.menu-trigger'
const MENU = '#services-menu'
const DRAWER = '#drawer'

async function open(tab: Tab, width = 1280) {
  await tab.resize(width, 800)
  await tab.visit('/')
}

test('the header is more opaque and its shadow stronger once the page is scrolled by more than 50 px', async ({
  tab,
}) => {
  await tab.goto('/')
  const headerAt = (distance: number) =>
    expect.poll(() => tab.evaluate(scrollAndRead, distance), `at ${distance} px`)

  await headerAt(0).toEqual({ alpha: 0.7, shadows: 1 })
  await headerAt(51).toEqual({ alpha: 0.94, shadows: 2 })
  await headerAt(50).toEqual({ alpha: 0.7, shadows: 1 })
  await headerAt(400).toEqual({ alpha: 0.94, shadows: 2 })
})

/** The header's background and shadow at this scroll position, after their transitions. */
function scrollAndRead(top: number) {
  scrollTo(0, top)
  const header = document.querySelector('.header') ?? document.body
  const { backgroundColor, boxShadow } = getComputedStyle(header)
  const alpha = Number(/[\d.]+(?=\)$)/.exec(backgroundColor))
  return { alpha, shadows: boxShadow.split(/, (?![^(]*\))/).length }
}

test('the menu opens on hover or click, stays open after a click, and closes on leave or click', async ({
  tab,
}) => {
  await open(tab)
  await tab.hover(TRIGGER)
  await tab.expectSeen(MENU)
  await tab.hover(`${MENU} a`)
  await tab.moveTo(5, 700)
  await tab.expectCount(MENU, 0)

  for (const close of [() => tab.click(TRIGGER), () => tab.pressHere()]) {
    await tab.click(TRIGGER)
    await tab.expectSeen(MENU)
    await tab.moveTo(5, 700)
    await tab.evaluate(() => new Promise((done) => setTimeout(done, 500)))
    await tab.expectSeen(MENU)
    await close()
    await tab.expectCount(MENU, 0)
  }
})

test('the menu works with the keyboard alone', async ({ tab }) => {
  await open(tab)
  await tab.press('Tab')
  await tab.expectFocus('.skip-link')
  for (let presses = 0; presses < 3; presses++) await tab.press('Tab')
  await tab.expectFocus(TRIGGER)

  await tab.press('Enter')
  await tab.press('Tab')
  await tab.expectFocus(`${MENU} li:first-child a`)
  await tab.press('Escape')
  await tab.expectCount(MENU, 0)
  await tab.expectFocus(TRIGGER)

  await tab.press('Space')
  await tab.press('Tab')
  const target = await tab.attribute(`${MENU} a`, 'href')
  await tab.press('Enter')
  await tab.expectAddress(target ?? '')
  await tab.expectCount(MENU, 0)
  await tab.expectFocus('main')
})

test('the drawer traps and restores the focus, closes by button or outside tap, and its links work', async ({
  tab,
}) => {
  await open(tab, 390)
  await tab.evaluate(() => document.querySelector<HTMLElement>('.drawer-button')?.focus())
  await tab.press('Enter')
  await tab.expectSeen(DRAWER)
  await tab.expectFocus(`${DRAWER} *`)
  await tab.press('Tab')
  await tab.expectFocus(`${DRAWER} a`)

  await tab.press('Escape')
  await tab.expectCount(DRAWER, 0)
  await tab.expectFocus('.drawer-button')

  for (const close of [
    () => tab.click('.drawer-close'),
    () => tab.moveTo(10, 400).then(() => tab.pressHere()),
  ]) {
    await tab.click('.drawer-button')
    await tab.expectSeen(DRAWER)
    await close()
    await tab.expectCount(DRAWER, 0)
  }
  await tab.click('.drawer-button')
  await tab.click(`${DRAWER} a[href="/services"]`)
  await tab.expectAddress('/services')
  await tab.expectCount(DRAWER, 0)
})

test.describe('without JavaScript', () => {
  test.use({ look: { theme: 'dark', script: false } })

  test('the menu and the drawer open, and their links work', async ({ tab }) => {
    await tab.goto('/')
    await tab.expectCount('.theme-switch', 0)
    await tab.click(TRIGGER)
    const target = await tab.attribute(`${MENU} a`, 'href')
    await tab.click(`${MENU} a`)
    await tab.expectAddress(target ?? '')

    await tab.resize(390, 800)
    await tab.click('.drawer-button')
    await tab.click(`${DRAWER} a[href="/services"]`)
    await tab.expectAddress('/services')
  })
})
