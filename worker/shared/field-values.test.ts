import { expect, test } from 'vitest'
import { type FormField, formatFields } from './field-values.ts'

const form: FormField[] = [
  { name: 'plan', kind: 'choices', label: 'Plan', required: false, options: { a: 'Large' } },
  { name: 'terms', kind: 'consent', label: 'You may call me.', required: false },
]

test.each([
  ['options by their labels', 'plan', ['a'], { label: 'Plan', value: 'Large', isChosen: true }],
  ['a former option', 'plan', ['a', 'b'], { label: 'Plan', value: 'Large, b', isChosen: true }],
  ['a consent', 'terms', 'Yes.', { label: 'Consent', value: 'Yes.', isChosen: false }],
  ['a deleted field', 'fax', '1', { label: 'fax', value: '1', isChosen: false }],
])('operators read %s', (_, name, value, readable) => {
  expect(formatFields({ [name]: value }, form)).toEqual([{ name, ...readable }])
})

test('operators read no empty field', () => {
  expect(formatFields({ plan: [], terms: '' }, form)).toEqual([])
})
