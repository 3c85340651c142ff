import type { Page } from '@playwright/test'
import { addressOf, content, label, site } from './content.ts'
import { expect, test } from './fixtures.ts'
import { field } from './named.ts'
import { NIGHT } from './night.ts'
import { delay, hydrated, visit } from './page-actions.ts'

const { hero, openings } = content['pages/contact']
const job = content.jobs.get(content.catalogue.jobs[0] ?? '')

const message = (page: Page) => field(page, label.message)
const start = (page: Page) => page.getByRole('banner').locator('.header-action a')

test('a link prefills the message with its job; the sentence disappears with it, an edited message stays', async ({
  page,
}) => {
  test.skip(!job || site.navigation.action.to !== '/contact', 'No job, or no link to the form.')
  await visit(page, `/contact?role=${job?.id}`)
  const sentence = openings.role?.replace('{role}', job?.title ?? '')
  await expect(message(page)).toHaveValue(`${sentence}\n\n`)
  const { heading } = openings.applicants ?? hero
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await start(page).click()
  await expect(page).toHaveURL(addressOf('/contact'))
  await expect(message(page)).toHaveValue('')
  await page.goBack()
  await expect(message(page)).toHaveValue(`${sentence}\n\n`)
  await message(page).press('ControlOrMeta+End')
  await page.keyboard.type('On Monday?')
  await start(page).click()
  await expect(page).toHaveURL(addressOf('/contact'))
  await expect(message(page)).toHaveValue(/On Monday\?$/)
})

test('a link prefills the message with a request for a consultation', { tag: NIGHT }, async ({
  page,
}) => {
  await visit(page, '/contact?topic=consultation')
  await expect(message(page)).toHaveValue(`${openings.consultation}\n\n`)
})

test('text typed before the app arrives is never overwritten', { tag: NIGHT }, async ({ page }) => {
  const arrive = await delay(page)
  await page.goto('/contact?topic=consultation')
  await message(page).fill('Hello')

  arrive()
  await hydrated(page)
  await expect(page).toHaveURL(({ pathname }) => pathname === addressOf('/contact'))

  await expect(message(page)).toHaveValue('Hello')
})
