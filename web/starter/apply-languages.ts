import { readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parse, stringify } from 'yaml'
import type * as z from 'zod'
import { schemaOf } from '#content/collections.ts'
import { languageSuffix, listContentFiles, translatedPath } from '#content/content-files.ts'
import { textKind } from '#content/find-translatable-texts.ts'
import { splitFrontMatter } from '#content/read-source.ts'
import { isRecord } from '#content/schema/field-types.ts'
import { getField, isPlural } from '#content/schema/walk-schema.ts'
import { markUntranslated } from '#content/untranslated-texts.ts'

/**
 * Gives a content folder in English other languages. The texts of the first one are in the files without a suffix,
 * beside the fields that are no texts; those of any other in a file with its suffix. Where a language is not
 * English, each text is, and is marked as such.
 * @param languages their tags, the main one first
 */
export function applyLanguages(folder: string, languages: string[]) {
  const site = parse(readFileSync(join(folder, 'site.yaml'), 'utf8'))
  site.languages = Object.fromEntries(languages.map((tag) => [tag, ownName(tag)]))
  site.scriptTypefaces = languages.flatMap((tag) => scriptTypeface(tag) ?? [])
  writeFileSync(join(folder, 'site.yaml'), stringify(site))

  for (const { path, name } of listContentFiles(folder)) {
    if (!['.yaml', '.md'].includes(extname(path))) continue
    const text = readFileSync(join(folder, path), 'utf8')
    const divided = path.endsWith('.md') ? splitFrontMatter(text) : undefined
    const data = parse(divided?.yaml ?? text)
    for (const [index, language] of languages.entries()) {
      const texts = textsIn(language, schemaOf(name), data, index === 0)
      if (!texts) continue
      const yaml = stringify(texts, { lineWidth: 0 })
      const body = divided && textsIn(language, getField(schemaOf(name), 'body'), divided.body)
      const place = index === 0 ? path : translatedPath(path, languageSuffix(language))
      writeFileSync(join(folder, place), divided ? `---\n${yaml}---\n${body}` : yaml)
    }
  }
}

/**
 * The English texts in the data of a file, marked for another language.
 * @param isWhole whether all other fields stay beside them
 * @returns undefined without texts
 */
function textsIn(
  language: string,
  schema: z.core.$ZodType | undefined,
  data: unknown,
  isWhole = false,
): unknown {
  const isText = schema && textKind(schema)?.isOptional === false
  const isEnglish = new Intl.Locale(language).language === 'en'
  if (isText && typeof data === 'string') return isEnglish ? data : markUntranslated(data, 'en')
  if (schema && isPlural(schema) && isRecord(data) && !isEnglish) {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    return Object.fromEntries(
      pluralCategories.map((form) => [form, markUntranslated(`${data.other}`, 'en')]),
    )
  }
  const inside = (value: unknown, key: string) =>
    textsIn(language, schema && getField(schema, key), value, isWhole)
  if (Array.isArray(data)) {
    const items = data.map((item) => inside(item, '0'))
    return items.some((item) => item !== undefined) ? items.map((item) => item ?? {}) : undefined
  }
  if (!isRecord(data)) return isWhole ? data : undefined
  const entries = Object.entries(data).map(([key, value]) => [key, inside(value, key)])
  const texts = entries.filter(([, value]) => value !== undefined)
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}

/** The name of a language in itself: 日本語. */
function ownName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.replace(/^./u, (first) => first.toLocaleUpperCase(language))
}

/** Scripts that fontsource.org calls by another name than CLDR. */
const NAMES: Record<string, string> = {
  Jpan: 'JP',
  Kore: 'KR',
  Hans: 'SC',
  Hant: 'TC',
  Beng: 'Bengali',
  Orya: 'Oriya',
}

/** The scripts of the starter's own typeface. */
const OWN = ['Latn', 'Cyrl', 'Grek']

/**
 * The family of fontsource.org for the letters of a language; undefined where the starter's typeface has its
 * letters.
 */
export function scriptTypeface(language: string): string | undefined {
  const { script = 'Latn' } = new Intl.Locale(language).maximize()
  if (OWN.includes(script)) return undefined
  const name = NAMES[script] ?? new Intl.DisplayNames('en', { type: 'script' }).of(script)
  return `Noto Sans ${name}`
}
