import type { Page } from '@playwright/test'

/**
 * The elements whose text is wider than the element, or reaches beyond the window or, up or down, a clipping
 * element; parts of the header beyond the window; and the page if it scrolls sideways. Excludes hidden texts, texts with an ellipsis, which link
 * to the whole text, and wide elements that scroll separately.
 */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const clipOf = (element: Element) => {
      if (element.closest('.header')) return new DOMRect(0, 0, innerWidth, innerHeight)
      const clips = (each: Element) => /hidden|clip/.test(getComputedStyle(each).overflowY)
      let parent = element.parentElement
      while (parent && !clips(parent)) parent = parent.parentElement
      return (parent ?? root).getBoundingClientRect()
    }
    const isCut = (element: Element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      // Text for screen readers only, at the end of a button, is clipped on purpose.
      const { lastChild } = element
      if (lastChild instanceof Element && lastChild.matches('.visually-hidden')) {
        text.setEndBefore(lastChild)
      }
      const { left, right, top, bottom } = text.getBoundingClientRect()
      const clip = clipOf(element)
      return (
        element.scrollWidth > element.clientWidth + 1 ||
        (!element.closest('.wide, .tabs') && (left < -1 || right > root.clientWidth + 1)) ||
        top < clip.top - 1 ||
        bottom > clip.bottom + 1
      )
    }
    const cut = Array.from(document.querySelectorAll('main *, header *, footer *'))
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => getComputedStyle(element).textOverflow !== 'ellipsis')
      .filter((element) =>
        Array.from(element.childNodes).some(
          ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
        ),
      )
      .filter(isCut)
      .map((element) => `${element.tagName}.${element.className}: ${element.textContent}`)
    const pushed = Array.from(document.querySelectorAll('.header-row > *'))
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
      .map((element) => `${element.tagName}.${element.className} is beyond the window`)
    const found = [...cut, ...pushed]
    return root.scrollWidth > innerWidth ? [...found, 'the page scrolls sideways'] : found
  })
}

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

/** WCAG 2.2, 1.4.12: applies the text spacing of the criterion. */
export function spaceTexts(page: Page) {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-bottom: 2em !important }`,
    )
    document.adoptedStyleSheets.push(sheet)
  })
}
