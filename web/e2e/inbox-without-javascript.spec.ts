import { expect, OPERATOR_TOKEN, STATUS_ERROR, test } from './fixtures.ts'

test.use({
  allowedMessages: STATUS_ERROR,
  javaScriptEnabled: false,
  viewport: { width: 390, height: 800 },
})

test('without JavaScript, an operator signs in, keeps a reply when the session ends, puts the enquiry off, and signs out', async ({
  page,
  context,
  request,
  site,
}) => {
  const signIn = async () => {
    await page.getByLabel('Name').fill('grace')
    await page.getByLabel('Password').fill(OPERATOR_TOKEN)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  const visitor = { name: 'Ada', email: 'ada@hand.example', message: 'By hand.\nCan you help?' }
  await request.post('/api/contact', { form: visitor })
  const [enquiry] = await site.readEnquiries()
  const address = `${site.url}/api/contacts/${enquiry?.id}`
  const heading = page.getByRole('heading', { level: 1 })

  await page.goto(address)
  await expect(heading).toHaveText('Sign in')
  await signIn()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('banner')).toContainText('grace')
  await expect(page.locator('.thread-text')).toHaveText(/hand\.\nCan/)
  await expect(page.locator('.thread-text')).toHaveCSS('white-space', 'pre-wrap')

  await page.getByLabel('Reply').fill('Yes, we can.')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(heading).toHaveText('Sign in')
  await signIn()
  await expect(page.getByLabel('Reply')).toHaveValue('Yes, we can.')
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect(page.getByRole('status')).toContainText('Undo')

  // A link of another website opens the page without a second sign-in.
  await page.goto('about:blank')
  await page.setContent(`<a href="${address}">The enquiry</a>`)
  await page.getByRole('link').click()
  await expect(heading).toHaveText('Ada')

  // Enter in the field for a day is no other button than that beside it.
  await page.getByText('Later', { exact: true }).click()
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Day').fill(nextWeek)
  await page.getByLabel('Day').press('Enter')
  await expect(page.getByRole('status')).toHaveText(/is now put off/)
  await expect(page.getByRole('status')).toBeFocused()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.goto('/api/contacts')
  await expect(heading).toHaveText('Sign in')
})
