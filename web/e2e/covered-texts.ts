import type { Page } from '@playwright/test'

/** The labels and titles of cards that the sheet in the card's corner covers, also in part. */
export function coveredTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('.card'), (card) => {
      const fold = card.querySelector<SVGElement>('.card-fold')
      if (!fold) return []
      // Under the pointer, it moves a little.
      fold.style.transform = 'none'
      const sheet = fold.getBoundingClientRect()
      const isCovered = (text: Element) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return Array.from(range.getClientRects()).some(
          ({ left, right, top, bottom }) =>
            right > sheet.left &&
            left < sheet.right &&
            bottom > sheet.top + 1 &&
            top < sheet.bottom - 1,
        )
      }
      return [...card.querySelectorAll('.label, h3')]
        .filter(isCovered)
        .map((text) => `${text.textContent}`)
    }).flat(),
  )
}
