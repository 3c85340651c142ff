import { expect, hydrated, STATUS_LINE, test } from './fixtures.ts'
import { kinds } from './pages.ts'

// The honeypot of the bare form, until the app takes it away, is for nobody.
const CONTROLS =
  'a[href], button, input:not([tabindex="-1"]), select, textarea, summary, [tabindex="0"]'

test.use({ allowedMessages: STATUS_LINE })

for (const path of kinds) {
  test(`every control of ${path} is reached by Tab, in the order of the page`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    await page.evaluate((selector) => {
      const controls = Array.from(document.querySelectorAll(selector)).filter(
        (control) => control.checkVisibility() && !control.matches(':disabled'),
      )
      for (const [index, control] of controls.entries()) {
        control.setAttribute('data-order', String(index))
      }
    }, CONTROLS)
    const expected = await page.locator('[data-order]').count()

    const reached: number[] = []
    for (let presses = 0; presses < expected; presses++) {
      await page.keyboard.press('Tab')
      reached.push(
        await page.evaluate(() => Number(document.activeElement?.getAttribute('data-order') ?? -1)),
      )
    }

    expect(expected).toBeGreaterThan(20)
    expect(reached).toEqual(Array.from({ length: expected }, (_, index) => index))
  })
}
