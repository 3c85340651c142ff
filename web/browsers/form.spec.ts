import { expect, STATUS_LINE, test } from './fixtures.ts'
import type { Tab } from './tab.ts'

const NAME = 'form [name=name]'
const EMAIL = 'form [name=email]'
const MESSAGE = 'form [name=message]'
const SEND = 'form[action="/api/contact"] [type=submit]'
const RECEIPT = 'form[action="/api/contact"] [role=status] strong'

async function fillForm(tab: Tab, name: string) {
  await tab.fill(NAME, name)
  await tab.fill(EMAIL, 'ada@prospect.example')
  await tab.fill(MESSAGE, 'We need a portal.')
}

const isEmpty = async (tab: Tab) =>
  [await tab.value(NAME), await tab.value(EMAIL), await tab.value(MESSAGE)].join('') === ''

test('wrong fields are named and not sent; the corrected form arrives once', async ({
  tab,
  site,
}) => {
  await tab.visit('/contact')

  await tab.click(SEND)
  await tab.expectFocus(NAME)
  await tab.expectCount('form [aria-invalid=true]', 3)
  await tab.expectCount('form .field-error', 3)
  await fillForm(tab, 'Ada Mender')
  await tab.click(SEND)

  await tab.expectSeen(RECEIPT)
  await tab.expectSeen('.toast[data-state=open]')
  expect(await isEmpty(tab)).toBe(true)
  const stored = (await site.readEnquiries()).filter(
    ({ email }) => email === 'ada@prospect.example',
  )
  expect(stored.filter(({ name }) => name === 'Ada Mender')).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ look: { theme: 'light', script: false }, allowedErrors: STATUS_LINE })

  test('a rejected field comes back with its text, and the corrected form arrives', async ({
    tab,
    site,
  }) => {
    await tab.goto('/contact')
    await fillForm(tab, '   ')
    await tab.click(SEND)
    await tab.expectSeen(`${NAME}[aria-invalid=true]`)
    expect(await tab.value(MESSAGE)).toBe('We need a portal.')

    await tab.fill(NAME, 'Ada Scriptless')
    await tab.click(SEND)
    await tab.expectSeen('[data-reference] strong')
    const stored = (await site.readEnquiries()).filter(({ name }) => /Ada Scriptless/.test(name))
    expect(stored).toHaveLength(1)
  })
})
