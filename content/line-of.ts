import { LineCounter, parseDocument } from 'yaml'

const FRONT_MATTER = /^---\n(.*?)\n---\n/s

/**
 * The line, from 1, at which a field stands in the text of a content file; that of the nearest group
 * around it when the field is missing. Undefined when the file has no such group, either.
 * @param field its dotted path: `metrics.0.label`; `body` is what follows a front matter
 */
export function lineOf(text: string, field: string): number | undefined {
  const [whole = '', frontMatter] = FRONT_MATTER.exec(text) ?? []
  if (frontMatter !== undefined && field === 'body') return whole.split('\n').length
  const counter = new LineCounter()
  const document = parseDocument(frontMatter ?? text, { lineCounter: counter })
  for (let path = field.split('.'); path.length > 0; path = path.slice(0, -1)) {
    const node: unknown = document.getIn(path, true)
    const [start] = (node as { range?: number[] } | undefined)?.range ?? []
    if (start === undefined) continue
    return counter.linePos(start).line + (frontMatter === undefined ? 0 : 1)
  }
  return undefined
}
