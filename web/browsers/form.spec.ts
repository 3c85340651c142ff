import {
  countSeen,
  expect,
  expectCount,
  expectFocus,
  expectSeen,
  fill,
  hydrated,
  STATUS_LINE,
  test,
  valueIn,
} from './fixtures.ts'
import type { Tab } from './tab.ts'

const NAME = 'form [name=name]'
const EMAIL = 'form [name=email]'
const MESSAGE = 'form [name=message]'
const SEND = 'form[action="/api/contact"] [type=submit]'
const RECEIPT = 'form[action="/api/contact"] [role=status] strong'

async function fillIn(tab: Tab, name: string) {
  await fill(tab, NAME, name)
  await fill(tab, EMAIL, 'ada@prospect.example')
  await fill(tab, MESSAGE, 'We need a portal.')
}

const isEmpty = async (tab: Tab) =>
  [await valueIn(tab, NAME), await valueIn(tab, EMAIL), await valueIn(tab, MESSAGE)].join('') === ''

test('what is wrong is named and not sent, and what is mended arrives once', async ({
  tab,
  site,
}) => {
  await tab.goto('/contact')
  await hydrated(tab)

  await tab.click(SEND)
  await expectFocus(tab, NAME)
  await expectCount(tab, 'form [aria-invalid=true]', 3)
  await expectCount(tab, 'form .field-error', 3)
  await fillIn(tab, 'Ada Mender')
  await tab.click(SEND)

  await expectSeen(tab, RECEIPT)
  await expectSeen(tab, '.toast[data-state=open]')
  expect(await isEmpty(tab)).toBe(true)
  const stored = (await site.readEnquiries()).filter(
    ({ email }) => email === 'ada@prospect.example',
  )
  expect(stored.filter(({ name }) => name === 'Ada Mender')).toHaveLength(1)
})

test.describe('when the storage fails', () => {
  test.use({ allowedErrors: STATUS_LINE })

  test('the form says so and keeps every word, also over a reload, and sends it later', async ({
    tab,
    site,
  }) => {
    await tab.goto('/contact')
    await hydrated(tab)
    await fillIn(tab, 'Ada Unlucky')

    await site.whileStorageFails(async () => {
      await tab.click(SEND)
      await expectSeen(tab, '.form-error')
    })
    await tab.reload()
    await hydrated(tab)
    expect(await valueIn(tab, NAME)).toBe('Ada Unlucky')
    expect(await valueIn(tab, MESSAGE)).toBe('We need a portal.')
    await tab.click(SEND)

    await expectSeen(tab, RECEIPT)
    expect(await countSeen(tab, '.form-error')).toBe(0)
    const stored = (await site.readEnquiries()).filter(({ name }) => name === 'Ada Unlucky')
    expect(stored).toHaveLength(1)
  })
})

test.describe('without script', () => {
  test.use({ look: { theme: 'light', script: false }, allowedErrors: STATUS_LINE })

  test('a refused field comes back with its words, and what is mended arrives', async ({
    tab,
    site,
  }) => {
    await tab.goto('/contact')
    await fillIn(tab, '   ')
    await tab.click(SEND)
    await expectSeen(tab, `${NAME}[aria-invalid=true]`)
    expect(await valueIn(tab, MESSAGE)).toBe('We need a portal.')

    await fill(tab, NAME, 'Ada Scriptless')
    await tab.click(SEND)
    await expectSeen(tab, '[data-reference] strong')
    const stored = (await site.readEnquiries()).filter(({ name }) => /Ada Scriptless/.test(name))
    expect(stored).toHaveLength(1)
  })
})
