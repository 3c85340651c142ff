import { isGroup } from '#content/is-group.ts'

/** The space between a number and its unit, which is a short word in any script: "14 days", "14 से॰मी॰". */
const BEFORE_UNIT =
  /(?<=\p{Nd}|\{(?:count|minutes|max)\}) (?=[\p{L}\p{M}॰.]{2,8}(?![\p{L}\p{M}]))/gu
/** The space before a dash in a sentence. */
const BEFORE_DASH = / (?=[–—] )/g
/** The dash of a range, after which a line could end: "₹7–₹12". */
const RANGE = /[–—～](?=[^\s\p{L}]*\p{Nd})/gu

/**
 * The data of a page with texts in which no line ends between a number and its unit, after the dash of a range, or
 * before another dash. Code stays as it is: visitors copy it.
 */
export function keepTogether(data: unknown): unknown {
  if (typeof data === 'string') {
    return data
      .replaceAll(BEFORE_UNIT, '\u00a0')
      .replaceAll(BEFORE_DASH, '\u00a0')
      .replaceAll(RANGE, '$&\u2060')
  }
  if (Array.isArray(data)) {
    return ['pre', 'code', 'img'].includes(data[0]) ? data : data.map(keepTogether)
  }
  if (!isGroup(data)) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, keepTogether(value)]))
}
