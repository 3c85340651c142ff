import type { Page } from '@playwright/test'
import { axeViolations } from './accessibility.ts'
import { expect, STATUS_ERROR, test } from './fixtures.ts'
import { NIGHT } from './nightly.ts'
import { byExactName, byLabel, delayRequests, visitHydrated } from './page-actions.ts'

const email = (page: Page, box: number) => byLabel(page, 'Email').nth(box)
const subscribe = (page: Page, box: number) =>
  page.getByRole('main').locator('form[action^="/api/subscribe"] button').nth(box)
const said = (page: Page) => page.getByText('Next: confirm your address.', { exact: true })

test.use({ allowedMessages: STATUS_ERROR })

test('an invalid address is never sent, a refused or unstored one stays in its box; each box stores one as pending', async ({
  page,
  site,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visitHydrated(page, '/journal')

  await subscribe(page, 1).click()
  await expect(email(page, 1)).toBeFocused()
  await expect(email(page, 1)).toHaveAccessibleDescription(/\p{L}/u)
  await email(page, 1).fill('ada@')
  await email(page, 1).press('Enter')
  await expect(email(page, 1)).toHaveAttribute('aria-invalid', 'true')
  await expect(email(page, 1)).toHaveAccessibleDescription(
    'Enter an email address such as name@company.example.',
  )
  await expect(email(page, 0)).not.toHaveAttribute('aria-invalid')
  expect(asked.filter((url) => url.includes('/api/subscribe'))).toEqual([])

  const error = { message: 'Not this one.', fields: { email: 'Another address.' } }
  await page.route('/api/subscribe', (route) => route.fulfill({ status: 400, json: { error } }), {
    times: 1,
  })
  await email(page, 1).fill('ada@reader.example')
  await expect(email(page, 1)).not.toHaveAttribute('aria-invalid')
  await subscribe(page, 1).click()
  await expect(email(page, 1)).toHaveAccessibleDescription(error.fields.email)
  await email(page, 1).fill('ada.1@reader.example')
  await expect(email(page, 1)).not.toHaveAttribute('aria-invalid')
  await expect(page.getByText(error.message)).toHaveCount(0)
  await site.whileStorageFails(async () => {
    await subscribe(page, 1).click()
    await expect(page.getByText('Your address was not stored', { exact: true })).toBeVisible()
  })
  await expect(email(page, 1)).toHaveValue('ada.1@reader.example')

  const release = await delayRequests(page, '/api/subscribe')
  for (const box of [1, 0]) {
    await email(page, box).fill(` ada.${box}@reader.example `)
    await subscribe(page, box).click()
    if (box === 1) {
      await expect(byExactName(page, 'button', 'Sending…')).toBeDisabled()
      release()
    }
    await expect(said(page)).toBeVisible()
    await expect(email(page, box)).toHaveValue('')
  }
  const pending = "SELECT email FROM subscription WHERE state = 'pending' ORDER BY seq DESC LIMIT 2"
  expect((await site.database.prepare(pending).raw()).flat()).toEqual([
    'ada.0@reader.example',
    'ada.1@reader.example',
  ])
})

test.describe('the pages behind the links in an email', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 320, height: 800 } })

  test('have no violations, fit a phone, and need one click each', { tag: NIGHT }, async ({
    page,
    request,
    site,
  }) => {
    await request.post('/api/subscribe', { data: { email: 'ada.clicks@reader.example' } })
    const newest = 'SELECT id FROM subscription ORDER BY seq DESC LIMIT 1'
    const id = String(await site.database.prepare(newest).first('id'))
    for (const [path, name, after] of [
      [`/api/subscribe/${id}/confirm`, 'Confirm', 'Your subscription is confirmed.'],
      [`/api/subscribe/${id}/unsubscribe`, 'Unsubscribe', 'You have unsubscribed.'],
    ] as const) {
      await page.goto(path)
      expect(await axeViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await byExactName(page.getByRole('main'), 'button', name).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(after)
    }
  })
})
