import { coveredFocus } from './covered-focus.ts'
import { expect, test } from './fixtures.ts'
import { isNight } from './night.ts'
import { violationsOf } from './violations-of.ts'

test.use({
  operator: 'grace',
  viewport: { width: 390, height: 640 },
})

test('an operator inserts a saved reply at the cursor, sends it and takes it back, in one thread', async ({
  page,
  request,
  site,
}) => {
  await request.post('/api/contact', {
    form: {
      name: 'Ada',
      email: 'ada@prospect.example',
      message: 'Can you help?\n'.repeat(30),
    },
  })
  const [enquiry] = await site.readEnquiries()
  await page.goto(`/api/contacts/${enquiry?.id}`)
  await page.waitForLoadState()
  const reply = page.getByLabel('Reply')
  const send = page.getByRole('button', { name: 'Send', exact: true })

  // The actions are under the thumb, and never over the field.
  await expect(page.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 })
  expect(await coveredFocus(page)).toEqual([])
  await page.getByText('Later', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'In a week' })).toBeInViewport({ ratio: 1 })
  await page.getByText('Later', { exact: true }).click()

  await send.scrollIntoViewIfNeeded()
  const [bar, field] = [page.locator('.main-actions'), page.locator('#reply-form')]
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {}
  expect(y + height).toBeLessThanOrEqual((await field.boundingBox())?.y ?? 0)

  // Keys work while the thread has the focus.
  await page.locator('[data-keys]').focus()
  await page.keyboard.press('a')
  await expect(reply).toBeFocused()
  await page.keyboard.type('Before.After.')
  for (const _ of 'After.') await page.keyboard.press('ArrowLeft')
  await page.getByText('Saved replies').click()
  const saved = page.locator('#saved-replies button').first()
  const text = (await saved.getAttribute('value')) ?? ''
  await saved.press('Enter')
  await expect(reply).toBeFocused()
  await expect(reply).toHaveValue(`Before.\n\n${text}After.`)

  await page.keyboard.press('Tab')
  await expect(send).toBeFocused()
  await page.keyboard.press('Enter')
  const notice = page.getByRole('status')
  await expect(notice).toBeFocused()
  await expect(notice).toBeInViewport()
  await expect(page.getByRole('listitem').filter({ hasText: 'grace replied' })).toBeInViewport()
  await page.waitForLoadState()
  await expect(reply).toHaveValue('')
  await page.setViewportSize({ width: 1280, height: 800 })
  if (isNight) expect(await violationsOf(page)).toEqual([])

  // Before the draft of another reply, which has begun.
  await reply.fill('PS')
  await notice.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(reply).toBeFocused()
  await expect(reply).toHaveValue(`Before.\n\n${text}After.\n\nPS`)
  // The operator goes on with it, and comes back.
  await reply.fill('Shorter.')
  await expect(page.locator('#draft-state')).toHaveText('Draft kept.')
  await page.goto(page.url())
  await expect(reply).toHaveValue('Shorter.')
})
