import type { Page } from '@playwright/test'
import { loadContent } from '#content/load.ts'
import { delay, expect, hydrated, test, visit } from './fixtures.ts'

const content = loadContent()
const { openings } = content['pages/contact']
const { hours } = content.site
const jobs = content.catalogue.jobs.flatMap((id) => content.jobs.get(id) ?? [])
const [job] = jobs
if (!job) throw new Error('There is no job to apply for.')

const message = (page: Page) => page.getByLabel('Message')
const start = (page: Page) => page.getByRole('banner').locator('.header-action a')

test('a link prefills the message with its job, or with a request for a consultation', async ({
  page,
}) => {
  await visit(page, `/contact?role=${job.id}`)
  await expect(message(page)).toHaveValue(`${openings.role.replace('{role}', job.title)}\n\n`)

  await visit(page, '/contact?topic=consultation')
  await expect(message(page)).toHaveValue(`${openings.consultation}\n\n`)
  // The sentence disappears with its topic; an edited message stays.
  await start(page).click()
  await expect(page).toHaveURL('/contact')
  await expect(message(page)).toHaveValue('')
  await page.goBack()
  await expect(message(page)).toHaveValue(`${openings.consultation}\n\n`)
  await message(page).press('ControlOrMeta+End')
  await page.keyboard.type('On Monday?')
  await start(page).click()
  await expect(page).toHaveURL('/contact')
  await expect(message(page)).toHaveValue(/On Monday\?$/)
})

test('text typed before the app arrives is never overwritten', async ({ page }) => {
  const arrive = await delay(page)
  await page.goto(`/contact?role=${job.id}`)
  await message(page).fill('Hello')

  arrive()
  await hydrated(page)
  await expect(page).toHaveURL(/\/contact/)

  await expect(message(page)).toHaveValue('Hello')
})

test.describe('a visitor in India', () => {
  test.use({ timezoneId: 'Asia/Kolkata', viewport: { width: 320, height: 640 } })

  test('sees the opening hours in local time', async ({ page }) => {
    await visit(page, '/contact')

    const aside = page.locator('aside')
    await expect(aside.getByText('In your time zone:')).toBeVisible()
    for (const { label } of hours.week.filter((row) => row.open)) {
      await expect(aside.getByText(`${label}, `)).toHaveText(/\d [AP]M/)
    }
  })
})
