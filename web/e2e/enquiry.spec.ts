import type { Page } from '@playwright/test'
import { axeViolations } from './accessibility.ts'
import { expect, type Site, STATUS_ERROR, test } from './fixtures.ts'
import { isNightlyRun, NIGHT } from './nightly.ts'
import {
  blockFilesContaining,
  byExactName,
  byLabel,
  delayRequests,
  hydrate,
  visitHydrated,
} from './page-actions.ts'

const THANKS = 'Your message is here.'
const FAILURE = 'Your message was not sent'
const MESSAGE = 'We need a portal.\n\tIn two parts.'
const FIELDS = ['Name', 'Email', 'Message'] as const
const choosing = { serviceInterest: 'rug-repair' }
const choice = (page: Page) => byLabel(page, 'Service (optional)')

async function fillForm(page: Page, name: string, message = MESSAGE) {
  await byLabel(page, 'Name').fill(name)
  await byLabel(page, 'Email').fill('ada@prospect.example')
  await choice(page).selectOption({ label: 'Rug repair' })
  await byLabel(page, 'Message').fill(message)
}

async function expectKept(page: Page, name: string, message = MESSAGE) {
  const kept = [name, 'ada@prospect.example', message]
  for (const [index, label] of FIELDS.entries()) {
    await expect(byLabel(page, label)).toHaveValue(kept[index] ?? '')
  }
  await expect(choice(page)).toHaveValue('rug-repair')
}

const button = (page: Page) => byExactName(page, 'button', 'Send message')
const send = (page: Page) => button(page).click()
const thanked = (page: Page) =>
  expect(page.getByText(THANKS, { exact: true }).first()).toBeVisible()
const referenceOf = (stored: { reference: string } | undefined) =>
  `Your reference is ${stored?.reference}.`

/** The stored enquiries of a name, newest first. */
async function enquiriesOf(site: Site, name: string) {
  return (await site.readEnquiries()).filter((each) => each.name === name)
}

test('a visitor finds a service and sends an enquiry, and the operator reads the same text', async ({
  page,
  site,
}) => {
  await visitHydrated(page, '/?utm_campaign=spring&secret=1')
  await page.getByRole('main').locator('a[href="/services"]').first().click()
  const service = page.locator('a[href="/services/valuation"]')
  const group = page.locator('details').filter({ has: service })
  if ((await group.getAttribute('open')) === null) await group.locator('summary').click()
  await group.locator(service).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Valuation')
  await page.getByRole('main').locator('a[href="/contact"]').first().click()
  await fillForm(page, 'Ada Finder')
  const answer = await delayRequests(page, '/api/contact')
  const sent = page.waitForRequest('**/api/contact')

  await send(page)
  await expect(byExactName(page, 'button', 'Sending…')).toBeDisabled()
  // Text that is typed meanwhile stays; by script, without moving the focus.
  await byLabel(page, 'Message').evaluate((box: HTMLTextAreaElement) => {
    box.value = 'One more thing'
    box.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  answer()

  const enquiry = {
    name: 'Ada Finder',
    email: 'ada@prospect.example',
    ...choosing,
    message: MESSAGE,
  }
  expect((await sent).postDataJSON()).toMatchObject(enquiry)
  await thanked(page)
  await expect(page.getByText('We answer within two working days.').first()).toBeVisible()
  await expect(button(page)).toBeFocused()
  await expect(byLabel(page, 'Name')).toHaveValue('')
  await expect(byLabel(page, 'Message')).toHaveValue('One more thing')
  const [stored] = await enquiriesOf(site, enquiry.name)
  const attribution = {
    landingPage: '/',
    previousPage: '/services/valuation',
    utm_campaign: 'spring',
  }
  expect(stored).toMatchObject({ ...enquiry, attribution })
  await page.getByText('What we send with it', { exact: true }).click()
  await expect(page.locator('details dd')).toHaveText(Object.values(attribution))
  await expect(page.locator('form').getByRole('status')).toContainText(referenceOf(stored))
  await expect(page.locator('form ol > li')).toHaveCount(1)
})

test('a link prefills the message with its job; the sentence disappears with it, an edited message stays', async ({
  page,
}) => {
  const message = byLabel(page, 'Message')
  const start = page.getByRole('banner').locator('.header-action a')
  await visitHydrated(page, '/contact?role=weaver')
  await expect(message).toHaveValue('I would like to work as: Weaver.\n\n')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Show us your knots.')
  await start.click()
  await expect(page).toHaveURL('/contact')
  await expect(message).toHaveValue('')
  await page.goBack()
  await expect(message).toHaveValue('I would like to work as: Weaver.\n\n')
  await message.press('ControlOrMeta+End')
  await page.keyboard.type('On Monday?')
  await start.click()
  await expect(page).toHaveURL('/contact')
  await expect(message).toHaveValue(/On Monday\?$/)
})

test('text typed before the app arrives is never overwritten', { tag: NIGHT }, async ({ page }) => {
  const arrive = await delayRequests(page)
  await page.goto('/contact?topic=consultation')
  await byLabel(page, 'Message').fill('Hello')

  arrive()
  await hydrate(page)

  await expect(page).toHaveURL(({ pathname }) => pathname === '/contact')
  await expect(byLabel(page, 'Message')).toHaveValue('Hello')
})

test('after leaving while a message is being sent, the form is empty, also after an early return', {
  tag: NIGHT,
}, async ({ page }) => {
  const answer = await delayRequests(page, '/api/contact')
  await visitHydrated(page, '/contact')
  await fillForm(page, 'Ada Hasty')
  await send(page)
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  await expect(page).toHaveURL('/')
  const contact = page.getByRole('main').locator('a[href="/contact"]').first()
  await contact.click()
  await expect(byLabel(page, 'Message')).toHaveValue(MESSAGE)

  answer()

  await thanked(page)
  await expect(byLabel(page, 'Message')).toHaveValue('')
  await page.goBack()
  await contact.click()
  await expect(byLabel(page, 'Message')).toHaveValue('')
})

test('an enquiry sent before the app arrives is stored once', async ({ page, site }) => {
  const arrive = await delayRequests(page)
  await page.goto('/contact')
  await fillForm(page, 'Ada Early')

  await send(page)
  arrive()

  await expect(page).toHaveURL(/\/contact\/sent/)
  expect(await enquiriesOf(site, 'Ada Early')).toHaveLength(1)
})

test.describe('when the response is lost', () => {
  test.use({ allowedMessages: /net::ERR_/ })

  test('a draft survives a reload, is sent once with one key, and is then deleted', async ({
    page,
    site,
  }) => {
    const keys: (string | undefined)[] = []
    await page.route('/api/contact', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      // The Worker stores the enquiry, then the connection breaks.
      const response = await route.fetch()
      if (keys.length === 1) await route.abort('connectionreset')
      else await route.fulfill({ response })
    })
    await visitHydrated(page, '/contact')
    await fillForm(page, 'Ada Reloader')
    await button(page).dblclick()
    await expect(page.getByText(FAILURE).first()).toBeVisible()

    await page.reload()
    await hydrate(page)
    await expectKept(page, 'Ada Reloader')
    await send(page)
    await thanked(page)

    expect(keys).toEqual([expect.stringMatching(/^[\d-]{8,}$/), keys[0]])
    expect(await enquiriesOf(site, 'Ada Reloader')).toMatchObject([{ message: MESSAGE }])
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('enquiry')
  })
})

test.describe('when a chunk cannot be loaded', () => {
  test.use({ allowedMessages: /./ })

  test('empty fields are named, the enquiry is sent, and a plain toast appears', {
    tag: NIGHT,
  }, async ({ page, site }) => {
    const parts = [
      await blockFilesContaining(page, 'Send this field as a list'), // the checks
      await blockFilesContaining(page, 'swipeThreshold'), // the toasts
    ]
    await visitHydrated(page, '/contact')

    await send(page)
    await expect(byLabel(page, 'Name')).toBeFocused()
    await fillForm(page, 'Ada Unchecked')
    await send(page)

    await expect(page.getByRole('status').filter({ hasText: THANKS })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await enquiriesOf(site, 'Ada Unchecked')).toHaveLength(1)
    for (const refused of parts) expect(refused()).toBeGreaterThan(0)
  })
})

test.describe('errors', () => {
  test.use({ allowedMessages: STATUS_ERROR, contextOptions: { reducedMotion: 'reduce' } })

  test('wrong fields are named, a storage failure loses no text', async ({ page, site }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await visitHydrated(page, '/contact')
    // Only the form before hydration has it.
    await expect(page.locator('form [tabindex="-1"]'), 'honeypot').toHaveCount(0)

    await send(page)
    await expect(byLabel(page, 'Name')).toBeFocused()
    await byLabel(page, 'Name').fill('   ')
    await byLabel(page, 'Email').fill('nobody')
    await byLabel(page, 'Message').fill(' \n ')
    await page.keyboard.press('Tab')
    await expect(button(page)).toBeFocused()
    await page.keyboard.press('Enter')
    for (const name of FIELDS) {
      await expect(byLabel(page, name)).toHaveAttribute('aria-invalid', 'true')
      await expect(byLabel(page, name)).toHaveAccessibleDescription(/\p{L}/u)
    }
    await expect(byLabel(page, 'Message')).toHaveCSS('border-inline-start-width', '4px')
    await expect(byLabel(page, 'Name')).toHaveValue('   ')
    expect(asked.filter((url) => url.includes('/api/contact'))).toEqual([])
    if (isNightlyRun) expect(await axeViolations(page)).toEqual([])

    await fillForm(page, 'Ada Unlucky')
    await site.whileStorageFails(async () => {
      await send(page)
      await expect(page.getByText(FAILURE, { exact: true })).toBeVisible()
    })
    await expect(page.getByText('Please try again, or call us.').first()).toBeVisible()
    const failure = page.locator('form').getByRole('alert')
    await expect(failure).toContainText(/\p{L}{3,}/u)
    await expectKept(page, 'Ada Unlucky')
    // While it has the focus, the toast stays.
    await page.keyboard.press('F8')
    if (isNightlyRun) expect(await axeViolations(page)).toEqual([])
    await expect(page.locator('.toast[data-state=open]')).toContainText(FAILURE)

    await send(page)
    await thanked(page)
    await expect(failure).toBeHidden()
    expect(await enquiriesOf(site, 'Ada Unlucky')).toHaveLength(1)
  })

  test('those of the server go with the correction, and none comes back', { tag: NIGHT }, async ({
    page,
  }) => {
    const fields = { name: 'Another name.', email: 'Another address.' }
    const error = { message: 'Two fields are wrong.', fields }
    await page.route('/api/contact', (route) => route.fulfill({ status: 400, json: { error } }))
    await visitHydrated(page, '/contact')
    await fillForm(page, 'Ada Refused')
    await send(page)
    const failure = page.locator('form').getByText(error.message)
    await expect(failure).toBeVisible()
    await expect(byLabel(page, 'Name')).toBeFocused()

    await page.keyboard.type('!')
    await expect(byLabel(page, 'Name')).not.toHaveAttribute('aria-invalid')
    await expect(byLabel(page, 'Email')).toHaveAccessibleDescription(fields.email)
    await byLabel(page, 'Email').fill('ada@customer.example')
    await expect(page.locator('form [aria-invalid]')).toHaveCount(0)
    await expect(failure).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedMessages: STATUS_ERROR })

  test('the honeypot is hidden, rejected fields come back with their text, the corrected form is thanked', async ({
    page,
    site,
  }) => {
    const message = '\n<b>"Kept" & whole</b>\n'
    await page.goto('/contact')
    const bait = page.locator('form [tabindex="-1"]')
    const honeypot = bait.locator('xpath=ancestor::div[1]')
    const { width = 9, height = 9 } = (await honeypot.boundingBox()) ?? {}
    expect(Math.max(width, height)).toBeLessThanOrEqual(1)
    await expect(page.getByRole('textbox').and(bait)).toHaveCount(0)
    await fillForm(page, '   ', message)
    await page.keyboard.press('Tab')
    await expect(button(page)).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(byLabel(page, 'Name')).toHaveAttribute('aria-invalid', 'true')
    await expect(byLabel(page, 'Name')).toHaveAccessibleDescription('Enter your name.')
    await expectKept(page, '   ', message)
    await byLabel(page, 'Name').fill('Ada Scriptless')
    await send(page)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(THANKS)
    const [stored] = await enquiriesOf(site, 'Ada Scriptless')
    expect(stored).toMatchObject(choosing)
    await expect(page.getByText(referenceOf(stored))).toBeVisible()
  })
})
