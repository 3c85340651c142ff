import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

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
export function coveredCardTexts(page: Page): Promise<string[]> {
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
export function applyTextSpacing(page: Page) {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-bottom: 2em !important }`,
    )
    document.adoptedStyleSheets.push(sheet)
  })
}

/** The controls that something else covers while they have the focus, down the page and up again. */
export function coveredFocusedControls(page: Page): Promise<string[]> {
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

/** Less than half as long as the package's own entry, which each page would parse. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// The last one checks that no heading level is skipped, and that landmarks are unique and named.
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']
/** Experimental rules of axe, which the tags do not include. */
const RULES = {
  'css-orientation-lock': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
}

/**
 * The violations that axe finds in the current page, each with its elements.
 * @param but rules of axe to ignore, because axe misjudges the page
 */
export async function axeViolations(page: Page, ...but: string[]): Promise<string[]> {
  const off = Object.fromEntries(but.map((rule) => [rule, { enabled: false }]))
  const options = { runOnly: TAGS, rules: { ...RULES, ...off }, resultTypes: ['violations'] }
  const run = (asked: object) => Reflect.get(window, 'axe').run(asked)
  await page.evaluate(SOURCE)
  const { violations }: axe.AxeResults = await page.evaluate(run, options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
