import type { Page } from '@playwright/test'
import { loadContent } from '#content/load.ts'
import { expect, holdBack, hydrated, test } from './fixtures.ts'

const content = loadContent()
const { openings } = content['pages/contact']
const { hours } = content.site
const jobs = content.catalogue.jobs.flatMap((id) => content.jobs.get(id) ?? [])
const [job] = jobs
if (!job) throw new Error('There is no job to apply for.')

const message = (page: Page) => page.getByLabel('Message')
const start = (page: Page) => page.getByRole('banner').locator('.header-action a')

test('"Apply Now" begins the message with the role, "Schedule Consultation" with the wish for one', async ({
  page,
}) => {
  await page.goto('/careers')
  await hydrated(page)
  await page
    .getByRole('link', { name: `Apply Now: ${job.title}` })
    .first()
    .click()
  await expect(page).toHaveURL(`/contact?role=${job.id}`)
  await expect(message(page)).toHaveValue(`${openings.role.replace('{role}', job.title)}\n\n`)

  await page.goto('/contact?topic=consultation')
  await hydrated(page)
  await expect(message(page)).toHaveValue(`${openings.consultation}\n\n`)
  // It leaves with its topic; what was added to it stays.
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

test('a topic that there is not leaves the message empty, and the address', async ({ page }) => {
  await page.goto('/contact?role=constructor')
  await hydrated(page)

  await expect(page).toHaveURL('/contact')
  await expect(message(page)).toHaveValue('')
})

test('what the visitor typed before the app arrived is never overwritten', async ({ page }) => {
  const arrive = await holdBack(page)
  await page.goto(`/contact?role=${job.id}`)
  await message(page).fill('Hello')

  arrive()
  await hydrated(page)
  await expect(page).toHaveURL(/\/contact/)

  await expect(message(page)).toHaveValue('Hello')
})

for (const [timezoneId, shown] of [
  ['Asia/Kolkata', true],
  [hours.timeZone, false],
] as const) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId, viewport: { width: 320, height: 640 } })

    test(`is ${shown ? '' : 'not '}given the hours on a clock of their own`, async ({ page }) => {
      await page.goto('/contact')
      await hydrated(page)

      const own = page.locator('aside').getByText('In your time zone:')
      const open = hours.week.filter((row) => row.open)
      if (shown) {
        await expect(own).toBeVisible()
        for (const { label } of open) {
          await expect(page.locator('aside').getByText(`${label}, `)).toHaveText(/\d [AP]M/)
        }
      } else {
        await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
        await expect(own).toBeHidden()
      }
    })
  })
}
