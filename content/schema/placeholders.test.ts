import { expect, test } from 'vitest'
import type * as z from 'zod'
import { noticesSchema } from './notices.ts'
import { pageSchemas } from './pages.ts'
import { linesWithAny, lineWith } from './placeholders.ts'

test.each([
  ['without its value', '(Request)', 'a text with {id}'],
  ['with another value', '(Request {id}, {name})', 'no braces other than {id}'],
])('rejects a text %s', (_, text, message) => {
  expect(lineWith(60, 'id').safeParse(text).error?.issues).toMatchObject([{ message }])
})

test.each([
  ['None.', true],
  ['{a}, {a}\nand {b}.', true],
  ['{c}', false],
  ['{a', false],
])('a text may have any of its values, and no others: %s', (text, isValid) => {
  expect(linesWithAny(60, 'a', 'b').safeParse(text).success).toBe(isValid)
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
