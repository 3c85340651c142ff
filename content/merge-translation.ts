import * as z from 'zod'
import { findTexts, textKind } from './find-translatable-texts.ts'
import { describeValue, type Problem } from './problems.ts'
import type { Source } from './read-source.ts'
import { isRecord } from './schema/field-types.ts'
import { getField, isPlural, unwrapSchema } from './schema/walk-schema.ts'

/**
 * Merges a translation into the file of the first language: groups by field, lists of groups by
 * position; a list of texts is replaced as a whole.
 * @param first a file that its schema has found valid
 * @param problems receives those that the schema cannot find in the result: fields other than texts,
 * lists of another length, missing texts
 * @returns the merged data, under the path of the translation
 */
export function mergeTranslation(
  schema: z.ZodType,
  first: Source,
  translation: Source,
  problems: Problem[],
): Source {
  const before = problems.length

  function addProblem(field: string, expected: string, found: string) {
    problems.push({ file: translation.file, field, expected, found })
  }

  function merge(
    schema: z.core.$ZodType | undefined,
    own: unknown,
    given: unknown,
    field: string,
  ): unknown {
    // The schema reports an unknown field.
    if (!schema || textKind(schema)) return given ?? own
    if (given === undefined || given === null) return own
    if (isRecord(own) && isRecord(given)) {
      return isPlural(schema) ? given : mergeGroups(schema, own, given, field)
    }
    if (isListOfGroups(own) && Array.isArray(given) && own.length === given.length) {
      return own.map((entry, index) =>
        merge(getField(schema, `${index}`), entry, given[index], `${field}.${index}`),
      )
    }
    addProblem(field, expectation(own), describeValue(given))
    return own
  }

  function mergeGroups(
    schema: z.core.$ZodType,
    own: Record<string, unknown>,
    given: Record<string, unknown>,
    group: string,
  ) {
    const hasFreeKeys = unwrapSchema(schema) instanceof z.ZodRecord
    const merged = Object.entries(given).flatMap(([key, value]) => {
      const field = group ? `${group}.${key}` : key
      if (!hasFreeKeys || Object.hasOwn(own, key)) {
        return [[key, merge(getField(schema, key), own[key], value, field)]]
      }
      addProblem(field, `a name that ${first.file} has: ${Object.keys(own).join(', ')}`, `"${key}"`)
      return []
    })
    return Object.fromEntries([...Object.entries(own), ...merged])
  }

  function expectation(own: unknown): string {
    if (own === undefined) return `a field that ${first.file} has: remove this one`
    if (isRecord(own)) return 'a group of fields'
    if (isListOfGroups(own)) return `${own.length} entries, as in ${first.file}`
    return `only texts: remove this field, which ${first.file} sets for every language`
  }

  const data = merge(schema, first.data, translation.data, '')
  const missing = findMissingTranslations(schema, first.data, translation.data)
  // One mistake, such as a group that is a list, gives one message.
  if (problems.length === before && missing.length > 0) {
    addProblem('', `every text of ${first.file}`, `nothing for ${missing.join(', ')}`)
  }
  return { file: translation.file, data }
}

/** The dotted paths of the texts that the first language has and the translation must not lack. */
export function findMissingTranslations(
  schema: z.ZodType,
  first: unknown,
  translation: unknown,
): string[] {
  const given = new Set(findTexts(schema, translation).map(({ path }) => path))
  return findTexts(schema, first)
    .filter(({ path, isOptional }) => !isOptional && !given.has(path))
    .map(({ path }) => path)
}

function isListOfGroups(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.every(isRecord)
}
