import type { Page } from '@playwright/test'
import { loadContent } from '#content/load.ts'
import { serviceInterests } from '#content/schema/service-interest.ts'
import { expect, holdBack, hydrated, type Site, STATUS_LINE, test } from './fixtures.ts'

const content = loadContent()
const { sent } = content['pages/notices']
const interest = serviceInterests[4]
const MESSAGE = 'We need a portal.\n\tIn two parts.'

async function openForm(page: Page) {
  await page.goto('/contact')
  await hydrated(page)
}

async function fillIn(page: Page, name: string, message = MESSAGE) {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill('ada@prospect.example')
  await page.getByLabel('Service (optional)').selectOption(interest.label)
  await page.getByLabel('Message').fill(message)
}

async function expectKept(page: Page, name: string, message = MESSAGE) {
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await expect(page.getByLabel('Email')).toHaveValue('ada@prospect.example')
  await expect(page.getByLabel('Service (optional)')).toHaveValue(interest.value)
  await expect(page.getByLabel('Message')).toHaveValue(message)
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()
const thanked = (page: Page) =>
  expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible()

test('a visitor finds a service and sends an enquiry, and the operator reads exactly that', async ({
  page,
  site,
}) => {
  const id = content.catalogue.services.at(-1) ?? ''
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('main').locator('a[href="/services"]').first().click()
  await page.getByRole('main').locator(`a[href="/services/${id}"]`).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    content.services.get(id)?.name ?? '',
  )
  await page.getByRole('main').locator('a[href="/contact"]').click()
  await fillIn(page, 'Ada Finder')
  const answer = await holdBack(page, '/api/contact')
  const sent = page.waitForRequest('**/api/contact')

  await send(page)
  await expect(page.getByRole('button', { name: 'Sending...', exact: true })).toBeDisabled()
  answer()

  const request = await sent
  expect(request.method()).toBe('POST')
  expect(request.headers()['content-type']).toBe('application/json')
  const enquiry = {
    name: 'Ada Finder',
    email: 'ada@prospect.example',
    serviceInterest: interest.value,
    message: MESSAGE,
  }
  expect(request.postDataJSON()).toEqual(enquiry)
  await thanked(page)
  await expect(page.getByText("We'll get back to you within 24 hours.").first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
  for (const label of ['Name', 'Email', 'Service (optional)', 'Message']) {
    await expect(page.getByLabel(label)).toHaveValue('')
  }
  const stored = (await site.readEnquiries()).find(({ name }) => name === enquiry.name)
  expect(stored).toMatchObject(enquiry)
  await expect(page.locator('form').getByRole('status')).toHaveText(referenceOf(stored))
})

test('what is typed while a message is sent stays, and who stays with the button keeps its focus', async ({
  page,
}) => {
  const answer = await holdBack(page, '/api/contact')
  await openForm(page)
  await fillIn(page, 'Ada Quick')
  await page.getByRole('button', { name: 'Send message' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  // Past the keyboard: it must not take the focus.
  await page.getByLabel('Message').evaluate((box: HTMLTextAreaElement) => {
    box.value = 'One more thing'
    box.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })

  answer()

  await thanked(page)
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect(page.getByLabel('Message')).toHaveValue('One more thing')
})

test('who leaves while a message is sent finds an empty form', async ({ page }) => {
  const answer = await holdBack(page, '/api/contact')
  await openForm(page)
  await fillIn(page, 'Ada Hasty')
  await send(page)
  await page.getByRole('banner').locator('a[href="/about"]').first().click()
  await expect(page).toHaveURL('/about')

  answer()

  await thanked(page)
  await page.getByRole('banner').locator('a[href="/contact"]').first().click()
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test('a draft survives a reload and is gone once it is sent', async ({ page }) => {
  await openForm(page)
  await fillIn(page, 'Ada Patient', 'Half a thou')

  await page.reload()
  await hydrated(page)
  await expectKept(page, 'Ada Patient', 'Half a thou')
  await send(page)
  await thanked(page)

  expect(await page.evaluate(() => sessionStorage.getItem('enquiry'))).toBeNull()
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test.describe('when the answer is lost', () => {
  test.use({ allowedMessages: /net::ERR_/ })

  const lost = (page: Page) => expect(page.getByText('Error sending message').first()).toBeVisible()

  test('a second try after a reload has the same key and makes no second enquiry', async ({
    page,
    site,
  }) => {
    const keys: (string | undefined)[] = []
    await page.route('/api/contact', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      // The Worker takes the enquiry, and then the connection is cut.
      const response = await route.fetch()
      if (keys.length === 1) await route.abort('connectionreset')
      else await route.fulfill({ response })
    })
    await openForm(page)
    await fillIn(page, 'Ada Reloader')
    await send(page)
    await lost(page)

    await page.reload()
    await hydrated(page)
    await send(page)
    await thanked(page)

    const [first, second] = keys
    expect(first).toMatch(/^[\da-f-]{36}$/)
    expect(second).toBe(first)
    expect(await messagesOf(site, 'Ada Reloader')).toEqual([MESSAGE])
    expect(await page.evaluate(() => sessionStorage.getItem('enquiry-attempt'))).toBeNull()
  })

  test('an enquiry is sent, or its empty fields are named, when the checks cannot be loaded', async ({
    page,
    site,
  }) => {
    await page.route(/check-enquiry|field-schema/, (route) => route.abort())
    await openForm(page)

    await send(page)
    await expect(page.getByLabel('Name')).toBeFocused()
    await fillIn(page, 'Ada Unchecked')
    await send(page)
    await thanked(page)

    expect(await messagesOf(site, 'Ada Unchecked')).toHaveLength(1)
  })

  test('an enquiry sent offline waits in the form and is sent once online', async ({
    page,
    context,
    site,
  }) => {
    await openForm(page)
    await fillIn(page, 'Ada Tunnel')

    await context.setOffline(true)
    await send(page)
    await lost(page)
    await context.setOffline(false)
    await send(page)
    await thanked(page)

    expect(await messagesOf(site, 'Ada Tunnel')).toHaveLength(1)
  })
})

test('never sends empty or blank required fields, and says what to do instead', async ({
  page,
}) => {
  let sent = 0
  await page.route('/api/contact', (route) => {
    sent += 1
    return route.continue()
  })
  await openForm(page)
  // It is in the bare form alone, until the app has taken over.
  await expect(page.locator('form [tabindex="-1"]'), 'honeypot').toHaveCount(0)

  await send(page)
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Name').fill('   ')
  await page.getByLabel('Email').fill('nobody')
  await page.getByLabel('Message').fill(' \n ')
  await send(page)

  for (const label of ['Name', 'Email', 'Message']) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(/\w+/)
  }
  await expect(page.getByLabel('Name')).toHaveValue('   ')
  expect(sent).toBe(0)
})

test.describe('when the storage fails', () => {
  test.use({ allowedMessages: STATUS_LINE })

  test('the visitor sees the error toast and keeps every typed word', async ({ page, site }) => {
    await openForm(page)
    await fillIn(page, 'Ada Unlucky')

    await site.whileStorageFails(async () => {
      await send(page)
      await expect(page.getByText('Error sending message', { exact: true })).toBeVisible()
    })

    await expect(page.getByText('Please try again or contact us directly.').first()).toBeVisible()
    const failure = page.locator('form').getByRole('alert')
    await expect(failure).toContainText(/\w{3,}/)
    await expectKept(page, 'Ada Unlucky')
    await send(page)
    await thanked(page)
    await expect(failure).toBeHidden()
    expect(await messagesOf(site, 'Ada Unlucky')).toHaveLength(1)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, allowedMessages: STATUS_LINE })

  test('a visitor sends an enquiry and arrives at the thank-you page', async ({ page, site }) => {
    await page.goto('/contact')
    await fillIn(page, 'Ada Scriptless')

    await send(page)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sent.heading)
    const stored = (await site.readEnquiries()).find(({ name }) => name === 'Ada Scriptless')
    expect(stored).toMatchObject({ serviceInterest: interest.value })
    await expect(page.getByText(referenceOf(stored))).toBeVisible()
  })

  test('a field the Worker refuses comes back with its words and a message', async ({ page }) => {
    const message = '\n<b>"Kept" & whole</b>\n'
    await page.goto('/contact')
    await fillIn(page, '   ', message)

    await send(page)

    await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/name/i)
    await expectKept(page, '   ', message)
  })

  test('the honeypot is not seen, announced or reached by Tab', async ({ page }) => {
    await page.goto('/contact')
    const honeypot = page.locator('form [tabindex="-1"]')
    const { width = 9, height = 9 } =
      (await honeypot.locator('xpath=ancestor::div[1]').boundingBox()) ?? {}
    expect(Math.max(width, height)).toBeLessThanOrEqual(1)
    await expect(page.getByRole('textbox', { includeHidden: false })).toHaveCount(3)
    await page.getByLabel('Message').focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused()
  })
})

const referenceOf = (stored: { reference: string } | undefined) =>
  sent.reference.replace('{reference}', stored?.reference ?? 'none')

/** The messages that were stored under a name, newest first. */
async function messagesOf(site: Site, name: string) {
  const enquiries = await site.readEnquiries()
  return enquiries.filter((each) => each.name === name).map(({ message }) => message)
}
