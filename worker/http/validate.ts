import type * as z from 'zod/mini'
import { ApiError } from './errors.ts'

/** Names and values in the order of the request; a name may occur more than once. */
export type Fields = [name: string, value: unknown][]

/** An answer names at most this many unknown fields, so that it is never longer than what was sent. */
const MAX_NAMED = 8
/** The characters of a name in an answer; our own names are shorter. */
const MAX_NAME_LENGTH = 40

/**
 * The fields as the schema's output. Throws a 422 that names repeated, unknown, missing and wrong fields,
 * each with one sentence about the fix: every field of the schema, up to eight in all with unknown ones, and
 * the number of the others.
 */
export function validate<T extends z.ZodMiniType>(schema: T, fields: Fields): z.output<T> {
  const result = schema.safeParse(Object.fromEntries(fields))
  const repeated = repeatedNames(fields)
  if (result.success && repeated.size === 0) return result.data

  const issues = result.error?.issues ?? []
  const own = fieldErrors(issues.filter(({ code }) => code !== 'unrecognized_keys'))
  const wrong = new Map([
    ...own,
    ...fieldErrors(issues),
    ...[...repeated].map((name) => [name, 'Send this field only once.'] as const),
  ])
  const most = Math.max(MAX_NAMED, own.size)
  const named = [...wrong].slice(0, most).map(([name, fix]) => [shorten(name), fix] as const)
  const more = wrong.size - named.length
  const names = named.map(([name]) => name)
  if (more > 0) names.push(`${more.toLocaleString('en')} more`)
  const list = new Intl.ListFormat('en').format(names)
  throw new ApiError(422, 'invalid_fields', `Please check the following: ${list}.`, {
    fields: Object.fromEntries(named),
    more,
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

function shorten(name: string): string {
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name
}
