// What differs between the engines, on the owner's site, in whatever language it is.
import { pathOfEachKind } from '#web/e2e/owner-pages.ts'
import { expect, test } from './fixtures.ts'

test('pages of every kind have their fonts and colors, and fit two windows', async ({ tab }) => {
  for (const path of pathOfEachKind) {
    await tab.resize(1280)
    await tab.goto(path)
    const { heading } = await tab.evaluate(readPage)
    await tab.hydrated()
    for (const width of [1280, 390]) {
      await tab.resize(width)
      const expected = { heading, width, overflow: 0, isDark: true, isInOwnFaces: true }
      await expect.poll(() => tab.evaluate(readPage), path).toEqual(expected)
    }
  }
})

/** The state of the page; `isInOwnFaces` if the first font family of the heading and of the footer is loaded. */
function readPage() {
  const nameOf = (family: string) => family.replaceAll('"', '').trim()
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
  const families = [...document.querySelectorAll('h1, footer a')].map(
    (element) => getComputedStyle(element).fontFamily.split(',')[0] ?? '',
  )
  const { scrollWidth, clientWidth } = document.documentElement
  const { backgroundColor } = getComputedStyle(document.documentElement)
  return {
    heading: document.querySelector('h1')?.textContent,
    width: innerWidth,
    overflow: scrollWidth - clientWidth,
    isDark: Number.parseFloat(backgroundColor.replace(/^\w+\(/, '')) < 0.5,
    isInOwnFaces: families.every((each) =>
      loaded.some(({ family }) => nameOf(family) === nameOf(each)),
    ),
  }
}

for (const script of [true, false]) {
  test.describe(`JavaScript: ${script}`, () => {
    test.use({ script })

    test('menu and drawer close by a tap outside, and their links work; a wrong field is named, the form arrives', async ({
      tab,
      site,
    }) => {
      await tab.goto('/')
      if (script) await tab.hydrated()
      for (const [width, button, list] of [
        [1280, '.menu-trigger', '#services-menu'],
        [390, '.drawer-button', '#drawer'],
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

      const email = `${crypto.randomUUID()}@prospect.example`
      // After a refusal, the address has the previous page, too.
      const send = 'form[action^="/api/contact"] [type=submit]'
      await tab.goto('/contact')
      await tab.fill('form [name=name]', ' ')
      await tab.fill('form [name=email]', email)
      await tab.fill('form [name=message]', 'We need a portal.')
      await tab.click(send)
      await tab.expectSeen('form [name=name][aria-invalid=true]')
      expect(await tab.read('form [name=message]', 'value')).toBe('We need a portal.')
      await tab.fill('form [name=name]', 'Ada')
      await tab.click(send)
      await tab.expectSeen(script ? 'form [role=status] strong' : '[data-reference] strong')
      const stored = await site.readEnquiries()
      expect(stored.filter((enquiry) => enquiry.email === email)).toHaveLength(1)
    })
  })
}

test('menu and drawer take, keep and return the focus; the theme changes; Back returns to the link', async ({
  tab,
}) => {
  await tab.goto('/services')
  await tab.hydrated()
  for (let presses = 0; presses < 4; presses++) await tab.press('Tab')
  for (const key of ['Enter', 'Tab']) await tab.press(key)
  await tab.expectFocus('#services-menu li:first-child a')
  await tab.press('Escape')
  await tab.expectSeen('#services-menu', 0)
  await tab.expectFocus('.menu-trigger')
  await tab.click('.theme-switch')
  expect(await tab.evaluate(readPage)).toMatchObject({ isDark: false })

  await tab.resize(390)
  await tab.evaluate(() => document.querySelector<HTMLElement>('.drawer-button')?.focus())
  for (const key of ['Enter', 'Tab']) await tab.press(key)
  await tab.expectFocus('#drawer a')
  await tab.press('Escape')
  await tab.expectSeen('#drawer', 0)
  await tab.expectFocus('.drawer-button')

  const card = 'main article a'
  await tab.click(card)
  await tab.expectFocus('main')
  await expect.poll(() => tab.evaluate(() => scrollY)).toBe(0)
  await tab.evaluate(() => history.back())
  await tab.expectAddress('/services')
  await tab.expectFocus(card)
  await expect.poll(() => tab.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('a chip and a query filter the questions, and stay in the address', async ({ tab }) => {
  const chip = 'main [name=category]:nth-child(2)'
  await tab.goto('/faq')
  const category = await tab.read(chip, 'value')
  test.skip(!category, 'There are no categories.')
  await tab.hydrated()
  await tab.click(chip)
  await tab.fill('main [type=search]', 'no such words')

  await tab.expectSeen('main details', 0)
  await tab.expectAddress(`/faq?${new URLSearchParams({ q: 'no such words', category })}`)
})

test('an operator selects, acts, undoes by mouse and by keys, and leaves a note', async ({
  tab,
  site,
}) => {
  const row = '#rows .enquiry-row'
  const notice = 'main [role=status]:not([hidden])'
  await site.database.prepare('DELETE FROM enquiry').run()
  for (const name of ['Ada', 'Grace', 'Mary']) {
    const body = JSON.stringify({ name, email: `${name}@prospect.example`, message: 'A portal.' })
    const headers = { 'content-type': 'application/json' }
    const sent = await fetch(`${site.url}/api/contact`, { method: 'POST', headers, body })
    expect(sent.status).toBe(201)
  }
  await tab.goto('/api/contacts')
  await tab.expectSeen(row, 3)

  await tab.click('#all')
  await tab.expectSeen(`${row} [name=id]:checked`, 3)
  await tab.click(`${row} [name=id]`)
  await tab.click('#selection [name=to][value=done]')
  await tab.expectSeen(row, 1)
  await tab.click(`${notice} form[action$="/undo"] [type=submit]`)
  await tab.expectSeen(row, 3)
  // The second of the list is done.
  for (const key of ['j', 'j', 'e']) await tab.press(key)
  await tab.expectSeen(row, 2)

  await tab.click(`${row}:nth-child(1) .row-link`)
  await tab.fill('textarea[name=note]', 'Called back.')
  await tab.click('[type=submit][formaction*="/note"]')
  await tab.expectSeen(notice)
  await tab.expectSeen('.thread [data-kind=note]', 1)
})
