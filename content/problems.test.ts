import { expect, test } from 'vitest'
import * as z from 'zod'
import { formatContentProblems, toProblems } from './problems.ts'
import { optional, slug, text } from './schema/field-types.ts'
import { proseField } from './schema/prose.ts'

const LONG = 'a'.repeat(71)
const CUT = `"${LONG.slice(11)}…" (71 characters)`
const A_LIST = 'a list: a line that begins with "- " for each entry'
const GROUP = optional(z.strictObject({ title: slug, note: optional(slug) }))

/** The message for a file with one field, `value`, of this schema. */
function problemWith(schema: z.ZodType, value: unknown) {
  const data = { value }
  const file = z.strictObject({ value: schema })
  const { error } = file.safeParse(data, { reportInput: true })
  return error && toProblems(file, 'faq/a.yaml', error, data)[0]
}

test.each([
  ['no text', text(3, 9), undefined, 'text', 'nothing (the field is missing or empty)'],
  ['an empty field', text(3, 9), null, 'text', 'nothing (the field is missing or empty)'],
  ['a number for text', text(3, 9), 42, 'text, in quotes', '"42"'],
  ['a switch for text', text(3, 9), true, 'text, in quotes', '"true"'],
  ['a list for text', text(3, 9), ['a'], 'text', '1 entries'],
  ['a group', text(3, 9), { a: 1 }, 'text, in quotes if it has a colon', 'a group of fields'],
  ['text for a list', z.array(slug), 'a', A_LIST, '"a"'],
  ['text for a switch', z.boolean(), 'yes', 'true or false', '"yes"'],
  ['text for names', z.record(slug, slug), 'a', 'a name and a value on each line', '"a"'],
  ['text for a number', z.int(), '7', 'a number, without quotes', '"7"'],
  ['text for a group', GROUP, 'a', 'a group of fields: title, note', '"a"'],
  ['a short text', text(3, 9), 'ab', 'at least 3 characters', '"ab"'],
  ['a long text', text(3, 9), 'abcdefghij', 'at most 9 characters', '"abcdefghij"'],
  ['a longer one', text(3, 70), LONG, 'at most 70 characters', CUT],
  ['a line break', text(3, 9), 'ab\n', 'one line without spaces at its ends', '"ab\n"'],
  ['a short list', z.array(slug).min(2), ['a'], 'at least 2 entries', '1 entries'],
  ['a long list', z.array(slug).max(1), ['a', 'b'], 'at most 1 entries', '2 entries'],
  ['another option', z.enum(['a', 'b']), 'c', 'one of a, b', '"c"'],
  ['another form', slug, 'Gen AI', 'lower-case words and hyphens', '"Gen AI"'],
  ['short prose', proseField(2), 'One.', 'at least 2 paragraphs of Markdown', '1'],
  ['a high number', z.int().max(359), 400, 'at most 359', '"400"'],
  ['a zero', z.number().positive(), 0, 'more than 0', '"0"'],
  ['another day', z.iso.date(), '6.12.2023', 'a day of the calendar as 2024-01-15', '"6.12.2023"'],
  ['a rule without a value', z.int().refine(() => false, 'an even one'), 3, 'an even one', '"3"'],
])('explains %s', (_, schema, value, expected, found) => {
  expect(problemWith(schema, value)).toEqual({
    file: 'faq/a.yaml',
    field: 'value',
    expected,
    found,
  })
})

test.each([
  [z.email(), 'ada'],
  [z.url(), 'ada'],
  [z.record(slug, slug), { 'Data AI': 'data-ai' }],
])('states the expected value instead of %2$j', (schema, value) => {
  expect(problemWith(schema, value)?.expected).toMatch(/^(?!.*invalid)./i)
})

test.each([
  ['a list', z.array(text(3, 9)).describe('Product names.')],
  ['an optional part', optional(z.array(text(3, 9))).describe('Product names.')],
  ['an entry', z.array(text(3, 9).describe('Product names.'))],
])('ends with the description of %s', (_, schema) => {
  const problem = problemWith(schema, ['a'])

  expect(formatContentProblems(problem ? [problem] : [])).toContain(
    'found:    "a"\n    about:    Product names.\n',
  )
})

test.each([
  ['a wrong one', [{ id: 'a' }, { id: 'B' }], ['rows.1.id']],
  ['an unknown one', [{ id: 'a', colour: 'red' }], ['rows.0.colour']],
  ['two unknown ones', [{ id: 'a', colour: 'red', size: 4 }], ['rows.0.colour', 'rows.0.size']],
])('names a field inside lists and groups by its path: %s', (_, rows, fields) => {
  const schema = z.object({ rows: z.array(z.strictObject({ id: slug })) })
  const { error } = schema.safeParse({ rows }, { reportInput: true })
  const problems = error && toProblems(schema, 'site.yaml', error, { rows })

  expect(problems?.map(({ field }) => field)).toEqual(fields)
})
