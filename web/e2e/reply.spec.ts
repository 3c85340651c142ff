import { axeViolations, coveredFocusedControls } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { isNightlyRun } from './nightly.ts'
import { delayRequests, stopClock } from './page-actions.ts'

test.use({
  operator: 'grace',
  // Of the time offline; the field has the focus before the notice's autofocus.
  allowedMessages: /ERR_INTERNET_DISCONNECTED|^info: Autofocus/,
  viewport: { width: 390, height: 640 },
})

test('an operator replies by keys, offline and in two windows, sends and closes, and takes it back', async ({
  page,
  request,
  site,
}) => {
  await request.post('/api/contact', {
    form: {
      name: 'Ada',
      email: 'ada@reply.example', // Another test marks the other ones as spam.
      message: 'Can you help?\n'.repeat(30),
    },
  })
  const [enquiry] = await site.readEnquiries()
  await stopClock(page)
  await page.goto(`/api/contacts/${enquiry?.id}`)
  const reply = page.getByLabel('Reply')
  const send = page.getByRole('button', { name: 'Send', exact: true })

  // The actions are under the thumb, and never over the field.
  await expect(page.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 })
  expect(await coveredFocusedControls(page)).toEqual([])
  await page.getByText('Later', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'In a week' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'In a week' })).toBeHidden()

  await send.click()
  await expect(page.getByRole('alert')).toHaveText('Write a reply, then send it.')
  const [bar, field] = [page.locator('.main-actions'), page.locator('#reply-form')]
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {}
  expect(y + height).toBeLessThanOrEqual((await field.boundingBox())?.y ?? 0)

  // Keys work while the thread has the focus.
  await page.keyboard.press('a')
  await expect(reply).toBeFocused()
  // A saved reply by its name, behind a slash.
  const saved = page.locator('#saved-replies button').first()
  const text = (await saved.getAttribute('value')) ?? ''
  await page.keyboard.type(`Before.\n/${(await saved.textContent())?.slice(0, 5)}`)
  // It is no text to send.
  for (const key of ['Control+Enter', 'Enter']) await page.keyboard.press(key)
  await expect(reply).toHaveValue(`Before.\n\n\n${text}`)

  // Offline, the text stays. Another window has what was kept, and neither loses the words of the other.
  const state = page.locator('#draft-state')
  const pause = () => page.clock.runFor(1_000)
  await pause()
  await expect(state).toHaveText('Draft kept.')
  await page.keyboard.press('Control+z')
  await expect(reply).toHaveValue(/^Before\.\n\/.{5}$/)
  await reply.fill('')
  await pause()
  await expect(state).toHaveText('')
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByLabel('Reply').fill('Of another window.')
  // It is left before the pause ends.
  await other.goto('/api/contacts')
  const kept = () => site.database.prepare('SELECT words FROM draft').first<string>('words')
  await expect.poll(kept).toContain('Of another window.')
  await other.close()
  await page.context().setOffline(true)
  await reply.fill('Offline.')
  await pause()
  await expect(state).toHaveText('The draft is not saved: there is no connection. Trying again.')
  await page.keyboard.press('Control+Enter')
  await expect(state).toHaveText('Nothing was sent: there is no connection.')
  await expect(reply).toHaveValue('Offline.')
  await page.context().setOffline(false)
  // So does what is typed before the answer.
  const answer = await delayRequests(page, '**/draft')
  await page.clock.runFor(10_000)
  await reply.fill('Offline. And on.')
  answer()
  await expect(reply).toHaveValue('Of another window.\n\nOffline. And on.')

  await page.keyboard.press('Control+Enter')
  const notice = page.getByRole('status')
  // The script moves the focus in the frame after it, which waits for the test's clock.
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(page.locator('[data-keys]')).toBeFocused({ timeout: 500 })
  }).toPass()
  await expect(notice).toBeInViewport()
  await expect(notice).toContainText('The enquiry is done.')
  await page.waitForLoadState()
  await expect(reply).toHaveValue('')
  await page.setViewportSize({ width: 1280, height: 800 })

  // Before the draft of another reply, which has begun.
  await reply.fill('PS')
  await notice.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(reply).toBeFocused()
  await expect(reply).toHaveValue('Of another window.\n\nOffline. And on.\n\nPS')
  await expect(page.locator('.status').first()).toHaveText('New')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(notice).toContainText('Undo')
  await page.waitForLoadState()
  await page.clock.runFor(20_000)
  await expect(notice).toContainText('It is on its way.')
  // Its timers never end while the clock stands.
  await page.clock.resume()
  if (isNightlyRun) expect(await axeViolations(page)).toEqual([])
})
