import type { Page } from '@playwright/test'

/** The controls that something else covers while they have the focus, down the page and up again. */
export function coveredFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a, button, input, textarea, summary'),
    ]
    return [...controls, ...controls.toReversed()].flatMap((control) => {
      control.focus()
      if (document.activeElement !== control) return []
      const { left, top, width, height } = control.getBoundingClientRect()
      const seen = document.elementFromPoint(left + width / 2, top + height / 2)
      const isSeen = seen !== null && (control.contains(seen) || seen.contains(control))
      return isSeen ? [] : [`${control.tagName}: ${control.textContent || control.ariaLabel}`]
    })
  })
}
