import type { Content } from './collections.ts'
import { ContentError } from './problems.ts'
import { isRecord } from './schema/field-types.ts'

/** The beginning of a text that still waits for its translation: "TODO(en) Our services". */
const MARK = /^\s*TODO\([\w-]+\) /

/** A text in another language, to be translated where it stands; the build publishes none. */
export function markUntranslated(text: string, language: string): string {
  return text.replace(/\S/, (first) => `TODO(${language}) ${first}`)
}

/** The number of texts in the data of a file that wait for their translation. YAML can contain itself. */
export function countUntranslated(data: unknown, seen = new Set<unknown>()): number {
  if (typeof data === 'string') return MARK.test(data) ? 1 : 0
  if (typeof data !== 'object' || data === null || seen.has(data)) return 0
  seen.add(data)
  return Object.values(data).reduce((sum, value) => sum + countUntranslated(value, seen), 0)
}

/** The same data with the texts that wait for their translation as they are, so that a preview shows them. */
export function stripTodo(data: unknown): unknown {
  if (typeof data === 'string') return data.replace(MARK, '')
  if (Array.isArray(data)) return data.map(stripTodo)
  if (!isRecord(data)) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, stripTodo(value)]))
}

/**
 * Nothing is published under the name of another language than its own.
 * @param contents the site in each language
 * @throws {ContentError} while a text waits for its translation
 */
export function assertTranslated(contents: Content[]) {
  const waiting = contents.filter(({ untranslated }) => untranslated > 0)
  if (waiting.length === 0) return
  const counts = waiting
    .map(({ site, untranslated }) => `${site.language}: ${untranslated}`)
    .join(', ')
  throw new ContentError(
    `Texts that begin with "TODO" wait for their translation (${counts}). "npm run translations" lists their files, "npm run dev" shows their pages.`,
  )
}
