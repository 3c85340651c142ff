import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { NIGHT } from './night.ts'
import { delay, field, hydrated, visit } from './page-actions.ts'

const message = (page: Page) => field(page, 'Message')
const start = (page: Page) => page.getByRole('banner').locator('.header-action a')

test('a link prefills the message with its job; the sentence disappears with it, an edited message stays', async ({
  page,
}) => {
  await visit(page, '/contact?role=weaver')
  await expect(message(page)).toHaveValue('I would like to work as: Weaver.\n\n')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Show us your knots.')
  await start(page).click()
  await expect(page).toHaveURL('/contact')
  await expect(message(page)).toHaveValue('')
  await page.goBack()
  await expect(message(page)).toHaveValue('I would like to work as: Weaver.\n\n')
  await message(page).press('ControlOrMeta+End')
  await page.keyboard.type('On Monday?')
  await start(page).click()
  await expect(page).toHaveURL('/contact')
  await expect(message(page)).toHaveValue(/On Monday\?$/)
})

test('a link prefills the message with a request for a consultation', { tag: NIGHT }, async ({
  page,
}) => {
  await visit(page, '/contact?topic=consultation')
  await expect(message(page)).toHaveValue('I would like to show you a rug.\n\n')
})

test('text typed before the app arrives is never overwritten', { tag: NIGHT }, async ({ page }) => {
  const arrive = await delay(page)
  await page.goto('/contact?topic=consultation')
  await message(page).fill('Hello')

  arrive()
  await hydrated(page)
  await expect(page).toHaveURL(({ pathname }) => pathname === '/contact')

  await expect(message(page)).toHaveValue('Hello')
})
