import {
  attributeOf,
  expect,
  expectAddress,
  expectCount,
  expectFocus,
  expectSeen,
  hydrated,
  test,
} from './fixtures.ts'
import type { Tab } from './tab.ts'

const TRIGGER = '.menu-trigger'
const MENU = '#services-menu'
const DRAWER = '#drawer'

async function open(tab: Tab, width = 1280) {
  await tab.resize(width, 800)
  await tab.goto('/')
  await hydrated(tab)
}

test('the menu opens and closes by hovering and leaving', async ({ tab }) => {
  await open(tab)

  await tab.hover(TRIGGER)
  await expectSeen(tab, MENU)
  await tab.hover(`${MENU} a`)
  await tab.moveTo(5, 700)
  await expectCount(tab, MENU, 0)
})

test('the menu opens by click, stays, and closes by another or by one elsewhere', async ({
  tab,
}) => {
  await open(tab)

  await tab.click(TRIGGER)
  await expectSeen(tab, MENU)
  await tab.moveTo(5, 700)
  await tab.evaluate(() => new Promise((done) => setTimeout(done, 500)))
  await expectSeen(tab, MENU)
  await tab.click(TRIGGER)
  await expectCount(tab, MENU, 0)

  await tab.click(TRIGGER)
  await expectSeen(tab, MENU)
  await tab.moveTo(5, 700)
  await tab.pressHere()
  await expectCount(tab, MENU, 0)
})

test('the menu works by keyboard alone', async ({ tab }) => {
  await open(tab)
  await tab.press('Tab')
  await expectFocus(tab, '.skip-link')
  for (let presses = 0; presses < 3; presses++) await tab.press('Tab')
  await expectFocus(tab, TRIGGER)

  await tab.press('Enter')
  await tab.press('Tab')
  await expectFocus(tab, `${MENU} li:first-child a`)
  await tab.press('Escape')
  await expectCount(tab, MENU, 0)
  await expectFocus(tab, TRIGGER)

  await tab.press('Space')
  await tab.press('Tab')
  const target = await attributeOf(tab, `${MENU} a`, 'href')
  await tab.press('Enter')
  await expectAddress(tab, target ?? '')
  await expectCount(tab, MENU, 0)
  await expectFocus(tab, 'main')
})

test('the drawer takes the focus, keeps it, and gives it back on Escape', async ({ tab }) => {
  await open(tab, 390)
  await tab.evaluate(() => document.querySelector<HTMLElement>('.drawer-button')?.focus())

  await tab.press('Enter')
  await expectSeen(tab, DRAWER)
  await expectFocus(tab, `${DRAWER} *`)
  await tab.press('Tab')
  await expectFocus(tab, `${DRAWER} a`)
  await tab.press('Escape')

  await expectCount(tab, DRAWER, 0)
  await expectFocus(tab, '.drawer-button')
})

test('the drawer closes by its button or a tap beside it, and leads on', async ({ tab }) => {
  await open(tab, 390)

  await tab.click('.drawer-button')
  await tab.click('.drawer-close')
  await expectCount(tab, DRAWER, 0)
  await tab.click('.drawer-button')
  await expectSeen(tab, DRAWER)
  await tab.moveTo(10, 400)
  await tab.pressHere()
  await expectCount(tab, DRAWER, 0)

  await tab.click('.drawer-button')
  await tab.click(`${DRAWER} a[href="/services"]`)
  await expectAddress(tab, '/services')
  await expectCount(tab, DRAWER, 0)
})

test('the theme goes from system to light to dark, and survives a reload', async ({ tab }) => {
  const theme = () => attributeOf(tab, 'html', 'data-theme')
  const paper = () => tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await open(tab)
  const light = await paper()

  await tab.click('.theme-switch')
  expect(await theme()).toBe('light')
  expect(await paper()).toBe(light)
  await tab.click('.theme-switch')
  expect(await theme()).toBe('dark')
  const dark = await paper()
  expect(dark).not.toBe(light)
  await tab.reload()

  expect(await theme()).toBe('dark')
  expect(await paper()).toBe(dark)
  await tab.click('.theme-switch')
  expect(await theme()).toBe('system')
  expect(await paper()).toBe(light)
})

test.describe('without script', () => {
  test.use({ look: { theme: 'dark', script: false } })

  test('the menu opens by click and the drawer by tap, and both lead on', async ({ tab }) => {
    await tab.goto('/')
    await expectCount(tab, '.theme-switch', 0)
    await tab.click(TRIGGER)
    const target = await attributeOf(tab, `${MENU} a`, 'href')
    await tab.click(`${MENU} a`)
    await expectAddress(tab, target ?? '')

    await tab.resize(390, 800)
    await tab.click('.drawer-button')
    await tab.click(`${DRAWER} a[href="/services"]`)
    await expectAddress(tab, '/services')
  })
})
