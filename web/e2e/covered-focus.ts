import type { Page } from '@playwright/test'

/** The elements that something else covers while they have the focus, from the last link to the page's start. */
export async function coveredFocus(page: Page): Promise<string[]> {
  const covered: string[] = []
  await page.locator('a:visible').last().focus()
  while (true) {
    await page.keyboard.press('Shift+Tab')
    const name = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return null
      const { left, top, width, height } = focused.getBoundingClientRect()
      const seen = document.elementFromPoint(left + width / 2, top + height / 2)
      const isSeen = seen !== null && (focused.contains(seen) || seen.contains(focused))
      return isSeen ? '' : `${focused.tagName}: ${focused.textContent || focused.ariaLabel}`
    })
    if (name === null) return covered
    if (name) covered.push(name)
  }
}
