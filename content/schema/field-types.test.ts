import { expect, test } from 'vitest'
import * as z from 'zod'
import { collections, documents } from '../collections.ts'
import { multilineText, optional, optionalList, searchTerms, text } from './field-types.ts'
import { noticesSchema, pageSchemas } from './pages.ts'
import { allowPlaceholders, template } from './placeholders.ts'
import { getField, unwrapSchema } from './walk-schema.ts'

const schema = z.strictObject({
  phone: optional(text(2, 9)),
  logos: optional(z.strictObject({ heading: text(2, 9), items: z.array(text(2, 9)) }), 'items'),
  claims: optionalList(text(2, 9), 2),
})
const absent = { phone: undefined, logos: undefined, claims: [] }

test.each([
  [{}],
  [{ phone: null, logos: null, claims: null }],
  [{ phone: '', logos: {}, claims: [] }],
  [{ logos: { heading: 'Logos', items: [] } }],
  [{ logos: { heading: 'Logos', items: null } }],
])('a part or list is absent in %j', (data) => {
  expect(schema.parse(data)).toEqual(absent)
})

test.each([
  [{ phone: ' ' }, ['phone']],
  [{ logos: [], phone: 'x' }, ['phone']],
  [{ logos: { items: ['x'] } }, ['logos', 'heading']],
  [{ claims: 'on time' }, ['claims']],
])('checks a part that is there, as in %j', (data, path) => {
  expect(schema.safeParse(data).error?.issues[0]?.path).toEqual(path)
})

test('a letter with its vowel signs is one character', () => {
  expect(text(2, 4).safeParse('हिन्दी में').success).toBe(true)
  expect(text(2, 3).safeParse('हिन्दी में').error?.issues).toMatchObject([
    { code: 'too_big', maximum: 3 },
  ])
})

test('a word may be one character, as in Chinese and Japanese', () => {
  expect(searchTerms.parse(['橋'])).toEqual(['橋'])
})

test.each([
  ['without its value', '(Request)', 'a text with {id}'],
  ['with another value', '(Request {id}, {name})', 'no braces other than {id}'],
])('rejects a text %s', (_, text, message) => {
  expect(template(60, 'id').safeParse(text).error?.issues).toMatchObject([{ message }])
})

test.each([
  ['None.', true],
  ['{a}, {a}\nand {b}.', true],
  ['{c}', false],
  ['{a', false],
])('a text may have any of its values, and no others: %s', (text, isValid) => {
  expect(allowPlaceholders(multilineText(60), ['a', 'b']).safeParse(text).success).toBe(isValid)
})

const FILES: [file: string, schema: z.ZodType, path: string, name: string][] = [
  ['pages/notices', noticesSchema, 'sent.reference', 'reference'],
  ['pages/contact', pageSchemas.contact, 'openings.role', 'role'],
]

test.each(FILES)('a text of %s has no braces but its own', (_, schema, path, name) => {
  const text = `{${name}}, {none}`
  const data = path.split('.').reduceRight<unknown>((value, key) => ({ [key]: value }), text)
  const issues = schema.safeParse(data).error?.issues

  expect(issues?.find((issue) => issue.path.join('.') === path)).toMatchObject({
    message: `no braces other than {${name}}`,
  })
})

/** The dotted paths of the fields that a file may leave out but not leave empty. */
function fussyFields(schema: z.core.$ZodType, path: string): string[] {
  const inner = unwrapSchema(schema)
  const names = inner instanceof z.ZodObject ? Object.keys(inner.shape) : ['']
  return names.flatMap((name) => {
    const field = getField(inner, name)
    if (!field) return []
    const isFussy = z.safeParse(field, undefined).success && !z.safeParse(field, null).success
    const at = [path, name].filter(Boolean).join('.')
    return [...(isFussy ? [at] : []), ...fussyFields(field, at)]
  })
}

const { logo: _, ...files } = { ...collections, ...documents }

test('a field that may be left out may be empty, too', () => {
  const all = Object.entries<z.core.$ZodType>(files)

  expect(all.flatMap(([name, schema]) => fussyFields(schema, name))).toEqual([])
})
