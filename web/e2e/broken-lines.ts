import type { Page } from '@playwright/test'

/**
 * The lines of a page that break where no reader of its language would break them: those that begin with a closing sign,
 * a small kana or a long vowel, and controls that break elsewhere than at a space. Each with the text around it.
 */
export function brokenLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const FORBIDDEN = /^[\p{Pe}\p{Pf},.;:!?、。，．：；！？・ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々]/u
    const CONTROL = 'button, .action, nav a, time, .tags li'
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
        if (!isNewLine) continue
        const around = `${data.slice(Math.max(0, index - 8), index)} | ${data.slice(index, index + 8)}`
        if (FORBIDDEN.test(segment)) broken.push(`begins with ${segment}: ${around}`)
        const isWithin = !/[\s\p{Pd}]$/u.test(data.slice(0, index))
        if (isWithin && parent.closest(CONTROL)) broken.push(`${parent.tagName} breaks: ${around}`)
      }
    }
    return broken
  })
}
