import { expect, test } from 'vitest'
import * as z from 'zod'
import { problemsOf, report } from './problem.ts'
import { prose } from './schema/prose.ts'
import { line, optionalPart, slug } from './schema/text.ts'

/** The message for a file with one field, `value`, of this schema. */
function problemWith(schema: z.ZodType, value: unknown) {
  const data = { value }
  const file = z.strictObject({ value: schema })
  const { error } = file.safeParse(data, { reportInput: true })
  return error && problemsOf(file, 'faq/a.yaml', error, data)[0]
}

test.each([
  ['no text', line(3, 9), undefined, 'text', 'nothing (the field is missing or empty)'],
  ['an empty field', line(3, 9), null, 'text', 'nothing (the field is missing or empty)'],
  ['a number for text', line(3, 9), 42, 'text', '"42"'],
  ['a list for text', line(3, 9), ['a'], 'text', '1 entries'],
  [
    'a group for text',
    line(3, 9),
    { a: 1 },
    'text, in quotes if it has a colon',
    'a group of fields',
  ],
  ['text for a list', z.array(slug), 'a', 'a value of type array', '"a"'],
  ['a short text', line(3, 9), 'ab', 'at least 3 characters', '"ab"'],
  ['a long text', line(3, 9), 'abcdefghij', 'at most 9 characters', '"abcdefghij"'],
  ['a line break', line(3, 9), 'ab\n', 'one line without spaces at its ends', '"ab\n"'],
  ['a short list', z.array(slug).min(2), ['a'], 'at least 2 entries', '1 entries'],
  ['a long list', z.array(slug).max(1), ['a', 'b'], 'at most 1 entries', '2 entries'],
  ['another option', z.enum(['a', 'b']), 'c', 'one of a, b', '"c"'],
  ['another form', slug, 'Gen AI', 'lower-case words and hyphens', '"Gen AI"'],
  ['short prose', prose(2), 'One.', 'at least 2 paragraphs of Markdown', '1'],
  ['a high number', z.int().max(359), 400, 'at most 359', '"400"'],
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
  ['an email address', z.email(), 'ada'],
  ['an address', z.url(), 'ada'],
  ['the names in a group', z.record(slug, slug), { 'Data AI': 'data-ai' }],
])('states the expected value of %s', (_, schema, value) => {
  const problem = problemWith(schema, value)

  expect(problem?.expected).toMatch(/./)
  expect(problem?.expected).not.toMatch(/invalid/i)
})

test('shows the beginning of a long text and its length', () => {
  expect(problemWith(line(3, 70), 'a'.repeat(71))).toMatchObject({
    found: `"${'a'.repeat(60)}…" (71 characters)`,
  })
})

test.each([
  ['a list', z.array(line(3, 9)).describe('Product names.')],
  ['an optional part', optionalPart(z.array(line(3, 9))).describe('Product names.')],
  ['an entry', z.array(line(3, 9).describe('Product names.'))],
])('ends with the description of %s', (_, schema) => {
  const problem = problemWith(schema, ['a'])

  expect(report(problem ? [problem] : [])).toContain(
    'found:    "a"\n    about:    Product names.\n',
  )
})

test('names a field inside lists and groups by its path', () => {
  const data = { rows: [{ id: 'a' }, { id: 'B' }] }
  const schema = z.object({ rows: z.array(z.object({ id: slug })) })
  const { error } = schema.safeParse(data, { reportInput: true })

  expect(error && problemsOf(schema, 'site.yaml', error, data)).toMatchObject([
    { field: 'rows.1.id' },
  ])
})

test('names an unknown field, and two of them side by side', () => {
  const schema = z.object({ row: z.strictObject({}) })
  function fieldsOf(data: object) {
    const { error } = schema.safeParse(data, { reportInput: true })
    return error && problemsOf(schema, 'site.yaml', error, data).map(({ field }) => field)
  }

  expect(fieldsOf({ row: { colour: 'red' } })).toEqual(['row.colour'])
  expect(fieldsOf({ row: { colour: 'red', size: 4 } })).not.toContain('row.colour.size')
})
