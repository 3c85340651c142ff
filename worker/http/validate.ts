import type * as z from 'zod/mini'
import { ApiError } from './errors.ts'

/** Names and values in the order of the request; a name may occur more than once. */
export type Fields = [name: string, value: unknown][]

/**
 * The fields as the schema's output. Throws a 422 that names every repeated, unknown, missing or wrong
 * field, each with one sentence about the fix.
 */
export function validate<T extends z.ZodMiniType>(schema: T, fields: Fields): z.output<T> {
  const result = schema.safeParse(Object.fromEntries(fields))
  const repeated = repeatedNames(fields)
  if (result.success && repeated.size === 0) return result.data

  const wrong = new Map([
    ...fieldErrors(result.error?.issues ?? []),
    ...[...repeated].map((name) => [name, 'Send this field only once.'] as const),
  ])
  const names = new Intl.ListFormat('en').format(wrong.keys())
  throw new ApiError(422, 'invalid_fields', `Please check the following: ${names}.`, {
    fields: Object.fromEntries(wrong),
  })
}

/** The first message of each field that has one, unknown fields included. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): Map<string, string> {
  const errors = new Map<string, string>()
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : issue.path.slice(0, 1)
    for (const name of names.map(String)) {
      if (!errors.has(name)) errors.set(name, issue.message)
    }
  }
  return errors
}

function repeatedNames(fields: Fields): Set<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const [name] of fields) (seen.has(name) ? repeated : seen).add(name)
  return repeated
}
