import type { Page } from '@playwright/test'

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
