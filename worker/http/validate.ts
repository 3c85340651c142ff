import type * as z from 'zod/mini'
import { ApiError } from './errors.ts'

/** Names and values in the order of the request; a name may occur more than once. */
export type Fields = [name: string, value: unknown][]

/** The characters of a name in a response; our own names are shorter. */
const MAX_NAME_LENGTH = 40

/** The fields as the schema's output. Throws a 422 with a sentence for each repeated, unknown or wrong field. */
export function validate<T extends z.ZodMiniType>(schema: T, fields: Fields): z.output<T> {
  const result = schema.safeParse(Object.fromEntries(fields))
  const repeated = fields.map(([name]) => name).filter((name, at, all) => all.indexOf(name) < at)
  if (result.success && repeated.length === 0) return result.data

  const wrong = fieldErrors(result.error?.issues ?? [])
  for (const name of repeated) wrong.set(name, 'Send this field only once.')
  const named = [...wrong].map(([name, fix]) => [shorten(name), fix] as const)
  throw invalidFieldsError(Object.fromEntries(named))
}

/** The 422 that names these fields, each with one sentence about the fix. */
export function invalidFieldsError(fields: Record<string, string>): ApiError {
  const list = new Intl.ListFormat('en').format(Object.keys(fields))
  return new ApiError(422, 'invalid_fields', `Please check the following: ${list}.`, { fields })
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

function shorten(name: string): string {
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name
}
