import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, OPERATOR_TOKEN, test } from './fixtures.ts'

const INBOX = '/api/contacts'
const SCRIPT = '<script>document.title = "hacked"</script>'

test.use({
  httpCredentials: { username: 'grace', password: OPERATOR_TOKEN },
  javaScriptEnabled: false,
})

test.beforeEach(async ({ site }) => {
  await site.database.prepare('DELETE FROM contact').run()
})

interface Enquiry {
  name: string
  message: string
}

/** Sends an enquiry as a visitor would; one whose honeypot is filled is held. */
async function send(request: APIRequestContext, enquiry: Enquiry, { held = false } = {}) {
  const form = { ...enquiry, email: 'ada@prospect.example', serviceInterest: 'web-development' }
  const response = await request.post('/api/contact', {
    form: { ...form, ...(held && { website: 'https://ada.example' }) },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(303)
}

const ada = { name: 'Ada Lovelace', message: 'We count by hand.\nCan you help?' }
const grace = { name: 'Grace Hopper', message: 'A COBOL system needs care.' }

const openEnquiry = (page: Page, name: string) => page.getByRole('link', { name }).click()
const notice = (page: Page) => page.getByRole('status')

/** Waits until the page has said what was done, and the cursor is there to go on from. */
async function says(page: Page, words: string | RegExp) {
  await expect(notice(page)).toHaveText(words)
  await expect(notice(page)).toBeFocused()
}

test('an operator browses, searches and reads', async ({ page, request }) => {
  await send(request, ada)
  await send(request, grace)
  await page.goto(INBOX)

  await expect(page).toHaveTitle('Inbox (2 new)')
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText([
    'Grace Hopper',
    'Ada Lovelace',
  ])

  await page.getByLabel('Search').fill('cobol')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText(['Grace Hopper'])

  await page.getByRole('link', { name: 'Show all again' }).click()
  await openEnquiry(page, 'Ada Lovelace')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Lovelace')
  await expect(page.getByText('Web Development')).toBeVisible()
  await expect(page.getByText('We count by hand.')).toHaveText(/hand\.\nCan/)
  await expect(page.getByText('We count by hand.')).toHaveCSS('white-space', 'pre-wrap')
  await expect(page.getByRole('link', { name: 'Answer by e-mail' })).toHaveAttribute(
    'href',
    /^mailto:ada@prospect\.example\?subject=Your%20enquiry%20LF-/,
  )
})

test("an operator takes the list along, hands out a person's data, and then erases it", async ({
  page,
  request,
}) => {
  await send(request, ada)
  await page.goto(INBOX)
  const [list] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'All of these as CSV' }).click(),
  ])
  expect(list.suggestedFilename()).toMatch(/\.csv$/)
  expect(await readFile(await list.path(), 'utf8')).toContain('We count by hand.')

  await page.getByRole('link', { name: 'A person’s data' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A person’s data')
  const [handOut, erase] = await page.getByLabel('E-mail address').all()
  await handOut?.fill('ada@prospect.example')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as JSON' }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain('We count by hand.')

  await erase?.fill('ada@prospect.example')
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await says(page, /^Erased: 1 enquiry/)
  await page.goto(INBOX)
  await expect(page.getByRole('heading', { name: 'No enquiry yet' })).toBeVisible()
})

test('the keyboard goes on from what was done', async ({ page, request }) => {
  await send(request, ada, { held: true })
  await page.goto(INBOX)
  const focused = page.locator(':focus')

  await page.keyboard.press('Tab')
  await expect(focused).toHaveText('Skip to content')
  await expect(focused).toBeInViewport()
  await page.getByRole('link', { name: 'Ada Lovelace' }).press('Enter')
  await page.getByRole('button', { name: 'Release' }).press('Enter')
  await says(page, /is now New\.$/)
  // No way through the header again.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).not.toHaveCSS('outline-style', 'none')
  await page.getByLabel('Note').fill('By keyboard')
  await page.getByRole('button', { name: 'Save the note' }).press('Enter')
  await says(page, 'The note is saved.')
  await expect(page.getByLabel('Note')).toHaveValue('By keyboard')
})

/** What an operator's browser must neither run nor be broken by. */
const hostile = { name: `${SCRIPT} ${'W'.repeat(150)}`, message: 'M'.repeat(1000) }

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 320 },
  { colorScheme: 'dark', width: 1280 },
] as const) {
  test.describe(() => {
    test.use({ colorScheme, javaScriptEnabled: true, viewport: { width, height: 800 } })

    test(`no page of the inbox has a violation, cuts a text or runs one, ${colorScheme} at ${width} px`, async ({
      page,
      request,
    }) => {
      const expectSound = async () => {
        await page.waitForLoadState() // the stylesheet, too
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`),
        ).toEqual([])
        expect(await cutElements(page)).toEqual([])
        await expect(page.locator('script')).toHaveCount(0)
      }
      await page.goto(INBOX)
      await expect(page.getByRole('heading', { name: 'No enquiry yet' })).toBeVisible()
      const others = await page
        .locator(`a[href^="${INBOX}/"]`)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(others.length).toBeGreaterThan(0)
      for (const path of new Set(others)) {
        await page.goto(path)
        await expectSound()
      }

      await send(request, hostile, { held: true })
      await page.goto(INBOX)
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(hostile.name)
      await expectSound()
      await openEnquiry(page, hostile.name)
      await page.getByRole('button', { name: 'Open' }).click()
      await says(page, /is now Open\.$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hostile.name)
      await expectSound()
    })
  })
}

function cutElements(page: Page) {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('body *'))
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 ||
          element.getBoundingClientRect().right > innerWidth,
      )
      .map((element) => `${element.tagName}.${element.className}`),
  )
}
