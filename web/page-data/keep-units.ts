/** A number and the space before a word. One letter may be a command of a drawing, and D365 is a name. */
const NUMBER = /(?<![\p{L}\d])(\p{Sc}?\d(?:[.,]?\d)*[+%×]?) (?=\p{L}{2})/gu
const CODE = new Set<unknown>(['code', 'pre'])

/** Data whose texts keep each number in one line with the word after it: "20 minutes". Code stays as it is. */
export function keepUnits(data: unknown): unknown {
  if (typeof data === 'string') return data.replace(NUMBER, '$1\u00a0')
  if (typeof data !== 'object' || data === null) return data
  if (!Array.isArray(data)) {
    return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, keepUnits(value)]))
  }
  return CODE.has(data[0]) ? data : data.map(keepUnits)
}
