import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const sources = new Map<string, string>()

function sourceOf(path: string): string {
  const file = join(ROOT, path)
  const source = sources.get(path) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '')
  sources.set(path, source)
  return source
}

/** What stands before a title: `test(`, `test.describe(`, `test.each(…)(`, and its quote. */
const OPENING =
  /(?:(?<!\/\/.*)\b(?:test|describe)(?:\.(?!skip|todo|fails|fixme)\w+)*\(|[)\]`]\()\s*['"`]$/

/**
 * Which of these tests do not exist. A test is named "path › title": the path from the top of the
 * repository, the title as its source writes it, so that of test.each has its %s, of a template
 * its ${}. Only a whole title that opens a test or a describe counts: neither a comment nor half
 * a title nor test.skip is evidence.
 */
export function missingTests(names: string[]): string[] {
  return names.filter((name) => {
    const [path = '', title = ''] = name.split(' › ')
    const parts = sourceOf(path).split(title)
    return !parts.some((before, index) => {
      const quote = before.at(-1)
      return title && OPENING.test(before) && parts[index + 1]?.startsWith(quote ?? '')
    })
  })
}
