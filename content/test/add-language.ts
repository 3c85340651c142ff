import { writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { stringify } from 'yaml'
import type * as z from 'zod'
import { schemaOf } from '../collections.ts'
import { listFiles, suffixOf, translatedPath } from '../content-files.ts'
import { isGroup } from '../is-group.ts'
import { readSources } from '../sources.ts'
import { fieldOf, isPlural, textKind } from '../texts-of.ts'

/** Outside of names in braces. */
const FIRST_LETTER = /(^|[^{\p{L}\p{N}_])[\p{L}\p{N}]/u

/**
 * Adds a language to a copy of the content, and translates files into it: each text has another first
 * letter, and terms are left out.
 * @param translates whether a file is translated, by its name: services/gen-ai
 * @returns the paths of the translations
 */
export function addLanguage(
  folder: string,
  language: string,
  translates: (name: string) => boolean = () => true,
): string[] {
  const sources = readSources(folder, listFiles(folder), [])
  const site = sources.get('site')?.data
  if (isGroup(site) && isGroup(site.languages)) site.languages[language] = language
  writeData(folder, 'site.yaml', site)
  return [...sources].flatMap(([name, { file, data }]) => {
    const texts = translate(schemaOf(name), data, language)
    if (!translates(name) || texts === undefined) return []
    const path = translatedPath(file, suffixOf(language))
    writeData(folder, path, texts)
    return [path]
  })
}

/** Writes a file in the format of its extension. */
export function writeData(folder: string, file: string, data: unknown) {
  const { body, ...fields } = isGroup(data) ? data : {}
  const texts: Record<string, () => string> = {
    '.md': () => `---\n${stringify(fields)}---\n${body}`,
    '.yaml': () => stringify(data),
  }
  writeFileSync(join(folder, file), texts[extname(file)]?.() ?? '')
}

/** A text with the plural forms of another language. */
function pluralForms(texts: { other?: string }, language: string) {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return Object.fromEntries(pluralCategories.map((category) => [category, texts.other]))
}

/** The texts of the data in another wording; undefined without any. */
function translate(schema: z.core.$ZodType, data: unknown, language: string): unknown {
  const kind = textKind(schema)
  if (kind?.isTerm) return undefined
  if (typeof data === 'string') return kind && data.replace(FIRST_LETTER, '$1Ü')
  if (kind && Array.isArray(data)) return data.map((text) => text.replace(FIRST_LETTER, '$1Ü'))
  if (typeof data !== 'object' || data === null) return undefined
  const source = isPlural(schema) ? pluralForms(data, language) : data
  const entries = Object.entries(source).map(([key, value]) => {
    const field = fieldOf(schema, key)
    return [key, field && translate(field, value, language)] as const
  })
  const texts = entries.filter(([, value]) => value !== undefined)
  if (texts.length === 0) return undefined
  return Array.isArray(data) ? entries.map(([, value]) => value ?? {}) : Object.fromEntries(texts)
}
