import { expect, test } from './fixtures.ts'

const NAME = 'form [name=name]'
const MESSAGE = 'form [name=message]'
// After a refusal, the address has the previous page, too.
const SEND = 'form[action^="/api/contact"] [type=submit]'

for (const [script, thanks] of [
  [true, 'form [role=status] strong'],
  [false, '[data-reference] strong'],
] as const) {
  test.describe(`JavaScript: ${script}`, () => {
    test.use({ look: { theme: 'light', script } })

    test('a wrong field is named, and the corrected form arrives once', async ({ tab, site }) => {
      const email = `${crypto.randomUUID()}@prospect.example`
      await tab.goto('/contact')
      await tab.fill(NAME, ' ')
      await tab.fill('form [name=email]', email)
      await tab.fill(MESSAGE, 'We need a portal.')
      await tab.click(SEND)
      await tab.expectSeen(`${NAME}[aria-invalid=true]`)
      if (script) await tab.expectFocus(NAME)
      expect(await tab.read(MESSAGE, 'value')).toBe('We need a portal.')

      await tab.fill(NAME, 'Ada')
      await tab.click(SEND)
      await tab.expectSeen(thanks)
      const stored = await site.readEnquiries()
      expect(stored.filter((enquiry) => enquiry.email === email)).toHaveLength(1)
    })
  })
}
