import { LineCounter, parseDocument } from 'yaml'
import { divideFrontMatter } from './front-matter.ts'

/**
 * The line, from 1, of a field in the text of a content file; for a missing field, the line of the
 * nearest group around it. Undefined when the file has no such group, either.
 * @param field its dotted path: `metrics.0.label`; `body` is the text after the front matter
 * @param part a part of the body, whose first line is meant
 */
export function lineOf(text: string, field: string, part = ''): number | undefined {
  const divided = divideFrontMatter(text)
  if (divided && field === 'body') {
    const before = divided.body.split(part, 1)[0] ?? ''
    const isThere = part !== '' && divided.body.includes(part)
    return divided.yaml.split('\n').length + (isThere ? before.split('\n').length : 1)
  }
  const counter = new LineCounter()
  const document = parseDocument(divided?.yaml ?? text, { lineCounter: counter })
  for (let path = field.split('.'); path.length > 0; path = path.slice(0, -1)) {
    const node: unknown = document.getIn(path, true)
    const [start] = (node as { range?: number[] } | undefined)?.range ?? []
    if (start === undefined) continue
    return counter.linePos(start).line
  }
  return undefined
}
