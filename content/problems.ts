import { inspect } from 'node:util'
import * as z from 'zod'
import { countCharacters, isRecord } from './schema/field-types.ts'
import { getField, unwrapSchema } from './schema/walk-schema.ts'

/** Invalid content. The message lists every problem with its file, its field and the expected value. */
export class ContentError extends Error {
  // Tools print these: only the report, without lines of code.
  override stack = this.message;
  [inspect.custom] = () => this.message
}

/** A problem in a content file, in words that help its author to fix it. */
export interface Problem {
  /** Below the content folder: services/gaming.yaml. */
  file: string
  /** Dotted path of the field, '' for the file itself. */
  field: string
  /** The line of the field, from 1, if known. */
  line?: number | undefined
  expected: string
  found: string
  /** The purpose of the field, if its schema describes it. */
  about?: string | undefined
}

/** The problems that a schema found in one file's data. */
export function toProblems(
  schema: z.ZodType,
  file: string,
  error: z.ZodError,
  data: unknown,
): Problem[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const expected = 'only the fields of the schema: remove this one or correct its name'
      return issue.keys.map((key) => {
        return { file, field: [...issue.path, key].join('.'), expected, found: key }
      })
    }
    const value = valueAt(data, issue.path)
    const found = (issue.code === 'custom' && issue.params?.found) || describeValue(value)
    const about = descriptionAt(schema, issue.path)
    const expected =
      issue.code === 'invalid_type' && issue.expected === 'object'
        ? groupAt(schema, issue.path)
        : expectation(issue)
    return [{ file, field: issue.path.join('.'), expected, found, about }]
  })
}

/** One readable message for all problems: file, line, field, expected, found, purpose of the field. */
export function formatContentProblems(problems: Problem[]): string {
  const entries = problems.map(({ file, field, line, expected, found, about }) => {
    const location = `content/${file}${line ? `:${line}` : ''}${field ? `, field "${field}"` : ''}`
    const purpose = about ? `\n    about:    ${about}` : ''
    return describeProblem(location, expected, found) + purpose
  })
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  return formatProblems(`The content has ${count}.`, entries)
}

/** One problem of a report, by its location: "content/jobs/chef.yaml:3". */
export function describeProblem(location: string, expected: string, found: string): string {
  return `${location}\n    expected: ${expected}\n    found:    ${found}`
}

/** A sentence, and the problems below it. */
export function formatProblems(sentence: string, problems: string[]): string {
  return `${sentence}\n\n  ${problems.join('\n\n  ')}\n`
}

/** The description of a field, or of the nearest list or group around it that has one. */
function descriptionAt(schema: z.ZodType, path: PropertyKey[]): string | undefined {
  const described = fieldsAlong(schema, path).map(
    (field) => field && z.globalRegistry.get(field)?.description,
  )
  return described.findLast((description) => description !== undefined)
}

/** A group in words: the names of its fields, but for the id, which is the name of the file. */
function groupAt(schema: z.ZodType, path: PropertyKey[]): string {
  const group = path.length > 0 ? fieldsAlong(schema, path).at(-1) : schema
  const inner = group && unwrapSchema(group)
  const names = inner instanceof z.ZodObject ? Object.keys(inner.shape) : []
  return `a group of fields: ${names.filter((name) => name !== 'id').join(', ')}`
}

/** The schema after each key of a path; undefined from the first key on that it does not have. */
function fieldsAlong(schema: z.ZodType, path: PropertyKey[]) {
  let field: z.core.$ZodType | undefined = schema
  return path.map((key) => {
    field = field && getField(field, String(key))
    return field
  })
}

const TYPES: Record<string, string> = {
  array: 'a list: a line that begins with "- " for each entry',
  boolean: 'true or false',
  int: 'a number, without quotes',
  number: 'a number, without quotes',
  record: 'a name and a value on each line',
}

const FORMATS: Record<string, string> = {
  date: 'a day of the calendar as 2024-01-15',
  email: 'an email address',
  url: 'a web address such as https://www.company.example',
}

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected !== 'string') {
        return TYPES[issue.expected] ?? `a value of type ${issue.expected}`
      }
      if (isRecord(issue.input)) return 'text, in quotes if it has a colon'
      return ['number', 'boolean'].includes(typeof issue.input) ? 'text, in quotes' : 'text'
    case 'too_small':
      return `${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${unit(issue.origin)}`
    case 'too_big':
      return `at most ${issue.maximum}${unit(issue.origin)}`
    case 'invalid_value':
      return `one of ${issue.values.join(', ')}`
    case 'invalid_format':
      return FORMATS[issue.format] ?? issue.message
    case 'invalid_key':
      return `a name for the field: ${issue.issues.map(expectation).join(', ')}`
    default:
      return issue.message
  }
}

function unit(origin: string): string {
  return { string: ' characters', array: ' entries' }[origin] ?? ''
}

/** The value of a field in the data of a file; undefined without it, or without a group around it. */
export function valueAt(data: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    data,
  )
}

/** A value that was found, in the words of a problem. */
export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing (the field is missing or empty)'
  if (Array.isArray(value)) return `${value.length} entries`
  if (isRecord(value)) return 'a group of fields'
  const text = String(value)
  return text.length > 60
    ? `"${text.slice(0, 60)}…" (${countCharacters(text)} characters)`
    : `"${text}"`
}
