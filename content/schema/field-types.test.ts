import { expect, test } from 'vitest'
import * as z from 'zod'
import { optionalList, optionalPart, searchTerms, text } from './field-types.ts'

const schema = z.strictObject({
  phone: optionalPart(text(2, 9)),
  logos: optionalPart(z.strictObject({ heading: text(2, 9), items: z.array(text(2, 9)) }), 'items'),
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
