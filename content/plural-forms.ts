import { isGroup } from './is-group.ts'
import type { Problem } from './problem.ts'

/** Up to this number a language shows all plural categories that whole counts of entries need. */
const HIGHEST = 200

/**
 * The plural forms that a language needs and that its texts of the interface lack: Arabic has six, English two.
 * @param language its BCP 47 tag
 * @param file the file of the texts, below the content folder
 */
export function missingPluralForms(texts: object, language: string, file: string): Problem[] {
  const rules = new Intl.PluralRules(language)
  const needed = new Set(Array.from({ length: HIGHEST + 1 }, (_, count) => rules.select(count)))

  function missingIn(value: unknown, path: string[]): Problem[] {
    if (!isGroup(value)) return []
    const deeper = Object.entries(value).flatMap(([key, each]) => missingIn(each, [...path, key]))
    if (typeof value.other !== 'string') return deeper
    const missing = [...needed].filter((category) => !value[category])
    if (missing.length === 0) return deeper
    const expected = `the plural forms ${[...needed].join(', ')} of ${language}`
    return [{ file, field: path.join('.'), expected, found: `none for ${missing.join(', ')}` }]
  }

  return missingIn(texts, [])
}
