import type { APIRequestContext, Page } from '@playwright/test'
import { XSS_TEXTS } from '#worker/test/fuzzing/hostile-inputs.ts'
import { axeViolations, clippedTexts, coveredFocusedControls } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { isNightlyRun, NIGHT } from './nightly.ts'
import { delayRequests } from './page-actions.ts'

const INBOX = '/api/contacts'
const [SCRIPT = ''] = XSS_TEXTS
/** The whole row is the link target; axe measures only the text of the link. */
const ROW_IS_TARGET = 'target-size'

test.use({
  operator: 'grace',
  viewport: { width: 1280, height: 900 },
  // Chromium's messages: a sign-in is refused; a row has the focus before the notice's autofocus.
  allowedMessages: /status of 401 .*\/session\)$|^info: Autofocus/,
})

test.beforeEach(async ({ site }) => {
  await site.database.prepare('DELETE FROM enquiry').run()
})

type Enquiry = { name: string; message: string; email?: string }

/** Sends an enquiry as a visitor; `held` fills the honeypot, so that the enquiry is held. */
async function send(request: APIRequestContext, enquiry: Enquiry, { held = false } = {}) {
  const form = { email: 'ada@prospect.example', ...enquiry }
  const response = await request.post('/api/contact', {
    form: { ...form, ...(held && { website: 'https://ada.example' }) },
    headers: { 'cf-connecting-ip': crypto.randomUUID() },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(303)
}

const ada = { name: 'Ada Lovelace', message: 'We count by hand.' }
const grace = { name: 'Grace Hopper', message: 'A COBOL system needs care.' }

const notice = (page: Page) => page.getByRole('status')

/** Waits until the page reports the result, and its script listens to keys. */
async function says(page: Page, words: RegExp) {
  await expect(notice(page)).toHaveText(words)
  await page.waitForLoadState()
}

test('enquiries are sorted out by ticks, a range or only keys, in rows of one line', async ({
  page,
  request,
}) => {
  for (const name of ['Ada', 'Grace', 'Joan', 'Karen', 'Mary', 'Radia']) {
    await send(request, { name, message: 'We count by hand, and would like to stop. '.repeat(9) })
  }
  await page.goto(INBOX)
  const rows = page.locator('.enquiry-row')
  await expect(rows).toHaveCount(6)
  for (const [width, most] of [
    [390, 72],
    [1280, 44],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const heights = await rows.evaluateAll((all) =>
      all.map((row) => row.getBoundingClientRect().height),
    )
    expect(Math.max(...heights), `at ${width} px`).toBeLessThanOrEqual(most)
  }
  if (isNightlyRun) expect(await axeViolations(page, ROW_IS_TARGET)).toEqual([])

  // A range: from the first box to the fourth.
  await rows.getByRole('checkbox').nth(0).click()
  await rows
    .getByRole('checkbox')
    .nth(3)
    .click({ modifiers: ['Shift'] })
  await expect(page.locator('#ticked')).toHaveText('4 selected')
  const all = page.getByRole('checkbox', { name: 'Select all' })
  await all.click()
  await expect(page.getByText('6 selected')).toHaveAttribute('aria-live', 'polite')
  if (isNightlyRun) {
    await page.setViewportSize({ width: 390, height: 420 })
    expect(await coveredFocusedControls(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })
  }
  await all.click()
  await rows.nth(0).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Spam selected', exact: true }).click()
  await expect(notice(page)).toHaveText(/Spam\.\s*Undo/)
  // The next row has the focus: Grace, of Grace, Joan, Karen, Mary and Radia.
  const linkOf = (name: string) => page.getByRole('link', { name, exact: true })
  await expect(linkOf('Grace')).toBeFocused()
  await page.waitForLoadState()

  // No row out of sight has the focus, where keys would move it.
  await page.setViewportSize({ width: 1280, height: 240 })
  await page.goto(`${INBOX}?status=spam`)
  await all.click()
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Delete… selected' }).click()
  await page.getByRole('link', { name: 'Inbox', exact: true }).click()
  await expect(page.locator('#rows')).toBeFocused()
  await page.waitForLoadState()

  // By mouse, the list stands where it stood.
  await page.evaluate(() => scrollTo(0, 60))
  await rows.nth(2).hover()
  // The pointer may have scrolled it.
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(50)
  await rows.nth(2).getByRole('button', { name: 'Done' }).click()
  await expect(notice(page)).toHaveText(/is now Done\.\s*Undo/)
  await expect(linkOf('Mary')).toBeFocused()
  // A font that comes later may take a pixel above it.
  expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(3)
  await page.waitForLoadState()
  await page.setViewportSize({ width: 1280, height: 900 })

  // Offline, the list stays.
  await page.context().setOffline(true)
  await rows.nth(0).hover()
  await rows.nth(0).getByRole('button', { name: 'Spam' }).click()
  await expect(notice(page).last()).toHaveText('Nothing was changed: there is no connection.')
  await page.context().setOffline(false)

  // Keys work nowhere but in the list, and not without a row.
  await page
    .locator('h1')
    .evaluate((_, main) => document.querySelector<HTMLElement>(main)?.focus(), 'main')
  for (const key of 'good#e') await page.keyboard.press(key)
  await page.reload()
  await expect(page.locator('#rows')).toBeFocused()
  for (const key of 'goode#') await page.keyboard.press(key)
  await expect(rows).toHaveCount(4)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('jkeo#')
  await expect(page.getByRole('searchbox')).toHaveValue('jkeo#')

  // A menu that is closed again leaves nothing selected.
  await rows.nth(1).getByRole('link').focus()
  await page.keyboard.press('l')
  await expect(page.locator('#ticked')).toHaveText('1 selected')
  await page.keyboard.press('Escape')
  await expect(rows.nth(1).getByRole('link')).toBeFocused()
  await expect(page.locator('#ticked')).toHaveText('')

  // By keyboard: the second and third of the list, then the one that follows.
  await rows.nth(0).getByRole('link').focus()
  for (const key of ['j', 'x', 'j', 'Control+x']) await page.keyboard.press(key)
  // A held key acts once.
  for (const key of ['x', 'x']) await page.keyboard.down(key)
  await page.keyboard.up('x')
  for (const name of ['Shafi', 'Sophie']) {
    await send(request, { ...grace, name, email: `${name}@b.example` })
  }
  await page.keyboard.press('#')
  await expect(notice(page)).toHaveText(/^2 are now Spam/)
  await expect(linkOf('Radia')).toBeFocused()
  await page.waitForLoadState()
  // A held key, and a second one before the answer.
  const answer = await delayRequests(page, '**/changes')
  await page.keyboard.down('e')
  for (const key of ['e', '#']) await page.keyboard.down(key)
  for (const key of ['e', '#']) await page.keyboard.up(key)
  const arrive = await delayRequests(page, '**/inbox.js')
  answer()
  await expect(notice(page)).toHaveText(/is now Done\.\s*Undo/)
  await expect(rows).toHaveCount(3)
  // A row that the operator focuses before the script arrives keeps the focus.
  await rows.nth(0).getByRole('link').focus()
  arrive()
  await page.waitForLoadState()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  await expect(rows.nth(0).getByRole('link')).toBeFocused()
  await page.keyboard.press('z')
  await expect(notice(page)).toHaveText(/moved back/)
  await page.waitForLoadState()
  await expect(linkOf('Radia')).toBeFocused()

  // The same keys work on the page of an enquiry, in its thread.
  await linkOf('Grace').focus()
  const open = await delayRequests(page, '**/api/contacts/*')
  // What is typed for the page that is on its way moves nothing in the list.
  for (const key of ['Enter', 'e', '#']) await page.keyboard.press(key)
  open()
  await expect(page.getByLabel('Note')).toBeVisible()
  await expect(page.locator('[data-keys]')).toBeFocused()
  const heading = page.getByRole('heading', { level: 1 })
  const name = (await heading.textContent()) ?? ''
  await page.keyboard.press('?')
  await expect(page.getByText('Hand it over')).toBeInViewport()
  const thread = page.locator('[data-keys]')
  await thread.getByText('Correct', { exact: true }).click()
  await thread.getByLabel('Email address').fill('ad')
  await page.keyboard.type('e')
  await expect(thread.getByLabel('Email address')).toHaveValue('ade')
  await thread.focus()
  await page.keyboard.press('j')
  await expect(heading).not.toHaveText(name)
  await expect(thread).toBeFocused()
  await page.keyboard.press('k')
  await expect(heading).toHaveText(name)
  await page.waitForLoadState()
  await thread.focus()
  await page.keyboard.press('e')
  await expect(notice(page)).toHaveText(/is now Done/)
  await expect(heading).not.toHaveText(name)
  await page.waitForLoadState()
  // Back to the list, on the row of the enquiry.
  const next = (await heading.textContent()) ?? ''
  await expect(thread).toBeFocused()
  await page.keyboard.press('u')
  await expect(linkOf(next)).toBeFocused()
  // A word that is typed into nothing moves nothing there.
  await linkOf(next).click()
  await expect(heading).toHaveText(next)
  await page.waitForLoadState()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  await expect(thread).toBeFocused()
  for (const key of 'geo#n') await page.keyboard.press(key)
  await expect(page.getByLabel('Note')).toBeFocused()
  await page.keyboard.type('Called.')
  await page.keyboard.press('Control+Enter')
  await expect(notice(page)).toHaveText('The note is saved.')
  await expect(heading).toHaveText(next)
})

test('a new enquiry appears by itself, and boxes and keys work, also without storage', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Blocked', 'SecurityError')
    }
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, { get })
    }
  })
  await page.clock.install()
  await page.goto(INBOX)
  await expect(page.locator('#arrivals a')).toBeHidden()
  await send(request, ada)
  await send(request, grace)
  await page.setViewportSize({ width: 390, height: 844 })
  const top = () => page.locator('.list-tools').evaluate((tools) => tools.getBoundingClientRect().y)
  const before = await top()
  await page.clock.runFor(31_000)

  await expect(page).toHaveTitle('(2) Inbox')
  await expect(page.getByRole('link', { name: 'Show 2 new' })).toBeVisible()
  expect(await top()).toBe(before)
  await page.getByRole('link', { name: 'Show 2 new' }).click()
  await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible()

  await page.waitForLoadState()
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await expect(page.locator('#ticked')).toHaveText('2 selected')
  // Enter in a box moves nothing.
  await page.getByRole('checkbox', { name: 'Select all' }).press('Enter')
  await page.getByRole('link', { name: 'Ada Lovelace' }).focus()
  await page.keyboard.press('e')
  await expect(notice(page)).toHaveText(/2 are now Done/)

  // A list that the browser kept in memory does not stay as it was.
  await send(request, { ...ada, name: 'Joan Clarke' })
  await page.waitForLoadState()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByRole('link', { name: 'Joan Clarke' })).toBeVisible()
})

/** Input that an operator's browser must not run, and that must not break the page. */
const hostile = { name: `${SCRIPT} ${'W'.repeat(150)}`, message: XSS_TEXTS.join('\n') }

for (const [colorScheme, width] of [
  ['light', 320],
  ['dark', 1280],
] as const) {
  test.describe(() => {
    test.use({ colorScheme, viewport: { width, height: 800 }, operator: SCRIPT })

    test(`no inbox page has a violation, clips text or runs a script in it, ${colorScheme} at ${width} px`, {
      tag: NIGHT,
    }, async ({ page, request }) => {
      const expectSound = async () => {
        await page.waitForLoadState() // the stylesheet, too
        await expect(page.locator('script:not([src="/inbox.js"])')).toHaveCount(0)
        expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
        expect(await clippedTexts(page)).toEqual([])
        expect(await axeViolations(page, ROW_IS_TARGET)).toEqual([])
      }
      await page.goto(INBOX)
      await expect(page.getByRole('heading', { name: 'Nothing to do' })).toBeVisible()
      const others = await page
        .locator(`a[href^="${INBOX}/"]`)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(others.length).toBeGreaterThan(0)

      await send(request, hostile, { held: true })
      await page.goto(`${INBOX}?status=held`)
      const row = page.getByRole('heading', { level: 2 })
      await expect(row).toHaveText(hostile.name)
      expect(await row.evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0)
      await expectSound()
      await page.getByRole('link', { name: hostile.name }).click()
      await page.getByLabel('Note').fill('M'.repeat(1000))
      await page.getByRole('button', { name: 'Not spam' }).click()
      await says(page, /is now New\.\s*Undo/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hostile.name)
      await expect(page.getByRole('paragraph').filter({ hasText: 'M'.repeat(1000) })).toBeVisible()
      await page.getByText('Delete', { exact: true }).click()
      await page.getByText('More', { exact: true }).click()
      await expectSound()
      await page.getByRole('button', { name: 'Delete…' }).click()
      await expectSound()
      await page.getByRole('link', { name: 'Keep it' }).click()
      await page.getByRole('link', { name: 'This person’s data' }).click()
      await expect(page.getByRole('button', { name: /^Erase/ })).toBeVisible()
      await expectSound()
      for (const path of new Set([`${INBOX}?q=${encodeURIComponent(SCRIPT)}`, ...others])) {
        await page.goto(path)
        await expectSound()
      }
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.getByLabel('Name').fill(SCRIPT)
      await page.getByLabel('Password').fill('a wrong one')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByText('This is not the operator token.')).toBeVisible()
      await expectSound()
    })
  })
}
