import type { Page } from '@playwright/test'
import { expect, hydrated, STATUS_LINE, test } from './fixtures.ts'

async function fillIn(page: Page, name: string, message = 'We need a portal.\n\tIn two parts.') {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('E-mail').fill('ada@prospect.example')
  await page.getByLabel('Service (optional)').selectOption('Data & AI')
  await page.getByLabel('Message').fill(message)
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

test('a visitor finds a service and sends an enquiry, and the operator reads exactly that', async ({
  page,
  site,
}) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('link', { name: 'See all services' }).click()
  await page.getByRole('link', { name: 'Generative AI' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Generative AI')
  await page.getByRole('main').getByRole('link', { name: 'Start a project' }).click()
  await fillIn(page, 'Ada Finder')

  await send(page)

  await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible()
  await expect(page.getByText("We'll get back to you within 24 hours.").first()).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect(page.getByLabel('Message')).toHaveValue('')
  const enquiry = (await site.readEnquiries()).find(({ name }) => name === 'Ada Finder')
  expect(enquiry).toMatchObject({
    email: 'ada@prospect.example',
    serviceInterest: 'data-ai',
    message: 'We need a portal.\n\tIn two parts.',
  })
})

test('the button reads "Sending..." and is disabled while the enquiry is on its way', async ({
  page,
}) => {
  await page.goto('/contact')
  await hydrated(page)
  await fillIn(page, 'Ada Patient')
  const answered = Promise.withResolvers<void>()
  await page.route('/api/contact', async (route) => {
    await answered.promise
    await route.continue()
  })

  await send(page)

  const button = page.getByRole('button', { name: 'Sending...', exact: true })
  await expect(button).toBeDisabled()
  answered.resolve()
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
})

test('sends JSON with the four fields and the credentials of the site', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await fillIn(page, 'Ada Payload', 'Short.')
  const sent = page.waitForRequest('**/api/contact')

  await send(page)

  const request = await sent
  expect(request.method()).toBe('POST')
  expect(request.headers()['content-type']).toBe('application/json')
  expect(request.postDataJSON()).toEqual({
    name: 'Ada Payload',
    email: 'ada@prospect.example',
    serviceInterest: 'data-ai',
    message: 'Short.',
  })
  await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible()
})

test('a draft survives a reload and is gone once it is sent', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await fillIn(page, 'Ada Patient', 'Half a thou')

  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Name')).toHaveValue('Ada Patient')
  await expect(page.getByLabel('Service (optional)')).toHaveValue('data-ai')
  await expect(page.getByLabel('Message')).toHaveValue('Half a thou')
  await send(page)
  await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible()

  expect(await page.evaluate(() => sessionStorage.getItem('enquiry'))).toBeNull()
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Message')).toHaveValue('')
})

/** The keys of the enquiries that the page sends, in order. */
function watchKeys(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) keys.push(request.headers()['idempotency-key'])
  })
  return keys
}

test.describe('when the answer is lost', () => {
  test.use({ allowedMessages: /net::ERR_/ })

  /** Lets the Worker take the enquiry, and then cuts the connection. */
  async function loseAnswer(page: Page) {
    await page.route(
      '/api/contact',
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
  }

  const lost = (page: Page) => expect(page.getByText('Error sending message').first()).toBeVisible()

  const thanked = (page: Page) =>
    expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible()

  test('a second try after a reload has the same key and makes no second enquiry', async ({
    page,
    site,
  }) => {
    const keys = watchKeys(page)
    await page.goto('/contact')
    await hydrated(page)
    await fillIn(page, 'Ada Reloader')
    await loseAnswer(page)
    await send(page)
    await lost(page)

    await page.reload()
    await hydrated(page)
    await send(page)
    await thanked(page)

    const [first, second] = keys
    expect(first).toMatch(/^[\da-f-]{36}$/)
    expect(second).toBe(first)
    const names = (await site.readEnquiries()).map(({ name }) => name)
    expect(names.filter((name) => name === 'Ada Reloader')).toHaveLength(1)
    expect(await page.evaluate(() => sessionStorage.getItem('enquiry-attempt'))).toBeNull()
  })

  test('a text that was changed after the try has a new key and is taken as it is now', async ({
    page,
    site,
  }) => {
    const keys = watchKeys(page)
    await page.goto('/contact')
    await hydrated(page)
    await fillIn(page, 'Ada Editor', 'First thought.')
    await loseAnswer(page)
    await send(page)
    await lost(page)

    await page.getByLabel('Message').fill('Second thought.')
    await send(page)
    await thanked(page)

    const [first, second] = keys
    expect(second).not.toBe(first)
    const sent = (await site.readEnquiries()).filter(({ name }) => name === 'Ada Editor')
    expect(sent.map(({ message }) => message)).toEqual(['Second thought.', 'First thought.'])
  })

  test('an enquiry is sent, or its empty fields are named, when the checks cannot be loaded', async ({
    page,
    site,
  }) => {
    await page.route(/check-enquiry|field-schema/, (route) => route.abort())
    await page.goto('/contact')
    await hydrated(page)

    await send(page)
    await expect(page.getByLabel('Name')).toBeFocused()
    await fillIn(page, 'Ada Unchecked')
    await send(page)
    await thanked(page)

    const names = (await site.readEnquiries()).map(({ name }) => name)
    expect(names.filter((name) => name === 'Ada Unchecked')).toHaveLength(1)
  })

  test('an enquiry sent offline waits in the form and is sent once, with the same key, online', async ({
    page,
    context,
    site,
  }) => {
    const keys = watchKeys(page)
    await page.goto('/contact')
    await hydrated(page)
    await fillIn(page, 'Ada Tunnel')

    await context.setOffline(true)
    await send(page)
    await lost(page)
    await context.setOffline(false)
    await send(page)
    await thanked(page)

    const [first, second] = keys
    expect(second).toBe(first)
    const names = (await site.readEnquiries()).map(({ name }) => name)
    expect(names.filter((name) => name === 'Ada Tunnel')).toHaveLength(1)
  })
})

test('the same words sent again after success are a second enquiry', async ({ page, site }) => {
  await page.goto('/contact')
  await hydrated(page)

  for (const _ of [1, 2]) {
    await fillIn(page, 'Ada Twice')
    await send(page)
    await expect(page.getByLabel('Name')).toHaveValue('')
  }

  const names = (await site.readEnquiries()).map(({ name }) => name)
  expect(names.filter((name) => name === 'Ada Twice')).toHaveLength(2)
})

test('never sends empty or blank required fields, and says what to do instead', async ({
  page,
}) => {
  let sent = 0
  await page.route('/api/contact', (route) => {
    sent += 1
    return route.continue()
  })
  await page.goto('/contact')
  await hydrated(page)

  await send(page)
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Name').fill('   ')
  await page.getByLabel('E-mail').fill('nobody')
  await page.getByLabel('Message').fill(' \n ')
  await send(page)

  for (const label of ['Name', 'E-mail', 'Message']) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(/\w+/)
  }
  await expect(page.getByLabel('Name')).toHaveValue('   ')
  expect(sent).toBe(0)
})

test.describe('when the storage fails', () => {
  test.use({ allowedMessages: STATUS_LINE })
  // The table is gone for every page of this worker: one test at a time.
  test.describe.configure({ mode: 'serial' })

  test('the visitor sees the error toast and keeps every typed word', async ({ page, site }) => {
    await page.goto('/contact')
    await hydrated(page)
    await fillIn(page, 'Ada Unlucky')

    await site.whileStorageFails(async () => {
      await send(page)
      await expect(page.getByText('Error sending message', { exact: true })).toBeVisible()
    })

    await expect(page.getByText('Please try again or contact us directly.').first()).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('Ada Unlucky')
    await expect(page.getByLabel('E-mail')).toHaveValue('ada@prospect.example')
    await expect(page.getByLabel('Service (optional)')).toHaveValue('data-ai')
    await expect(page.getByLabel('Message')).toHaveValue('We need a portal.\n\tIn two parts.')
    await send(page)
    await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible()
    const names = (await site.readEnquiries()).map(({ name }) => name)
    expect(names.filter((name) => name === 'Ada Unlucky')).toHaveLength(1)
  })
})

test('the honeypot leaves with the bare form: the app has no such field', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)

  await expect(page.locator('[name="website"]')).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, allowedMessages: STATUS_LINE })

  test('the honeypot is not seen, not announced, and not reached by Tab', async ({ page }) => {
    await page.goto('/contact')
    const honeypot = page.locator('form [name="website"]')

    const { width, height } = (await honeypot.locator('xpath=ancestor::div[1]').boundingBox()) ?? {}
    expect([width, height]).toEqual([1, 1])
    await expect(page.getByRole('textbox', { includeHidden: false })).toHaveCount(3)
    await page.getByLabel('Message').focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused()
  })

  test('an enquiry with the honeypot filled in is thanked for, and held for that reason', async ({
    page,
    site,
  }) => {
    await page.goto('/contact')
    await fillIn(page, 'Ada Autofill')
    await page.locator('form [name="website"]').fill('https://prospect.example', { force: true })

    await send(page)

    await expect(page).toHaveURL('/contact/sent')
    const enquiry = (await site.readEnquiries()).find(({ name }) => name === 'Ada Autofill')
    expect(enquiry).toMatchObject({ status: 'held', reasons: ['honeypot'] })
  })

  test('a visitor sends an enquiry and arrives at the thank-you page', async ({ page, site }) => {
    await page.goto('/services/gen-ai')
    await page.getByRole('main').getByRole('link', { name: 'Start a project' }).click()
    await fillIn(page, 'Ada Scriptless')

    await send(page)

    await expect(page).toHaveURL('/contact/sent')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message sent successfully!')
    await expect(page.getByText("We'll get back to you within 24 hours.")).toBeVisible()
    const enquiry = (await site.readEnquiries()).find(({ name }) => name === 'Ada Scriptless')
    expect(enquiry).toMatchObject({ serviceInterest: 'data-ai' })
  })

  test('a field the Worker refuses comes back with its words and a message', async ({ page }) => {
    await page.goto('/contact')
    await fillIn(page, '   ', '\n<b>"Kept" & whole</b>\n')

    await send(page)

    await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/name/i)
    await expect(page.getByLabel('Message')).toHaveValue('\n<b>"Kept" & whole</b>\n')
    await expect(page.getByLabel('E-mail')).toHaveValue('ada@prospect.example')
    await expect(page.getByLabel('Service (optional)')).toHaveValue('data-ai')
  })
})
