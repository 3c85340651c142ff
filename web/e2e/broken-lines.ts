import type { Page } from '@playwright/test'

/**
 * The breaks of lines that a reader of the page's language would find wrong: before a closing sign, a small kana or a
 * long vowel, and in a control elsewhere than at a space. Each with the text around it.
 */
export function brokenLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const FORBIDDEN =
      /^[\p{Pe}\p{Pf},.;:!?、。，．：；！？・ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々]/u
    const CONTROL = 'button, .action, .header nav a, time, .tags li'
    const segmenter = new Intl.Segmenter(document.documentElement.lang)
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const node = texts.currentNode
      const { data } = node as Text
      const parent = node.parentElement
      if (!data.trim() || !parent?.checkVisibility() || parent.closest('.visually-hidden')) continue
      let before: DOMRect | undefined
      for (const { segment, index } of segmenter.segment(data)) {
        if (!segment.trim()) continue
        range.setStart(node, index)
        range.setEnd(node, index + segment.length)
        const [at] = range.getClientRects()
        if (!at) continue
        const isNewLine = before !== undefined && at.top > before.bottom - before.height / 2
        before = at
        const text = data.slice(0, index)
        if (!isNewLine || /[\s\p{Pd}]$/u.test(text)) continue
        const around = `${text.slice(-8)} | ${data.slice(index, index + 8)}`
        if (FORBIDDEN.test(segment)) broken.push(`a line begins with ${segment}: ${around}`)
        if (parent.closest(CONTROL)) broken.push(`${parent.tagName} breaks: ${around}`)
      }
    }
    return broken
  })
}
