import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import { CONTENT_FOLDER } from './content-folder.ts'
import { splitFrontMatter } from './read-source.ts'

/** The marks before and around a text that is a heading, or the value of a field. */
const FRAME = /^\s*(?:- )*(?:#+ )?(?:[\w-]+: )?(["']?)(.*?)\1$/

/**
 * The locations of a text in the content, in order: `content/articles/first.md:14`. An address that
 * only begins with the text is another one.
 * @param folder the content folder; CONTENT_FOLDER, except in tests
 */
export function locateText(text: string, folder = CONTENT_FOLDER): string[] {
  const isThere = (line: string) =>
    line
      .split(text)
      .slice(1)
      .some((rest) => !/^\/?[\w-]/.test(rest))
  return locate(isThere, folder)
}

/** The same for a text that is a whole heading or value, without longer texts that contain it. */
export function locateWholeText(text: string, folder = CONTENT_FOLDER): string[] {
  const whole = locate((line) => FRAME.exec(line)?.[2] === text, folder)
  return whole.length > 0 ? whole : locateText(text, folder)
}

function locate(isThere: (line: string) => boolean, folder: string): string[] {
  return globSync('**/*.{md,yaml}', { cwd: folder })
    .sort()
    .flatMap((file) => {
      const lines = readFileSync(join(folder, file), 'utf8').split('\n')
      const locations = lines.map((line, index) => (isThere(line) ? [index + 1] : []))
      return locations.flat().map((line) => `content/${file}:${line}`)
    })
}

/**
 * The line, from 1, of a field in the text of a content file; for a missing field, the line of the
 * nearest group around it. Undefined when the file has no such group, either.
 * @param field its dotted path: `metrics.0.label`; `body` is the text after the front matter
 * @param part a part of the body, whose first line is meant
 */
export function findFieldLine(text: string, field: string, part = ''): number | undefined {
  const divided = splitFrontMatter(text)
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
