import type { Content } from '#content/collections.ts'
import { isGroup } from '#content/schema/field-types.ts'
import { pictureSizes } from './picture.ts'
import { scriptType } from './script-type.ts'

/** The space between a number and its unit, which is a short word in any script: "14 days", "14 से॰मी॰". */
const BEFORE_UNIT =
  /(?<=\p{Nd}|\{(?:count|minutes|max)\}) (?=[\p{L}\p{M}॰.]{2,8}(?![\p{L}\p{M}]))/gu
/** The space before a dash in a sentence. */
const BEFORE_DASH = / (?=[–—] )/g
/** The dash of a range, after which a line could end: "₹7–₹12". */
const RANGE = /[–—～](?=[^\s\p{L}]*\p{Nd})/gu

/** A text in which no line ends between a number and its unit, after the dash of a range, or before another dash. */
export function keepWordsTogether(text: string): string {
  return text
    .replaceAll(BEFORE_UNIT, '\u00a0')
    .replaceAll(BEFORE_DASH, '\u00a0')
    .replaceAll(RANGE, '$&\u2060')
}

/**
 * The data of a page as its file has it: pictures with their sizes, so that nothing moves when one loads, and texts
 * kept together. Code stays as it is, since visitors copy it, and so do sentences in Latin letters, since people find
 * them in the page as they type them.
 */
export function finishData(
  data: unknown,
  content: Pick<Content, 'site' | 'pictures'>,
  isKept = scriptType(content.site.language) !== undefined,
): unknown {
  if (typeof data === 'string') return isKept ? keepWordsTogether(data) : data
  if (Array.isArray(data)) {
    if (data[0] === 'img') return [...data.slice(0, 3), pictureSizes(content, data[2])]
    const isCode = data[0] === 'pre' || data[0] === 'code'
    return isCode ? data : data.map((each) => finishData(each, content, isKept))
  }
  if (!isGroup(data)) return data
  const entries = Object.entries(data)
  return Object.fromEntries(
    entries.map(([key, value]) => [key, finishData(value, content, isKept)]),
  )
}
