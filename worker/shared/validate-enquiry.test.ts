import { describe, expect, test } from 'vitest'
import { fieldErrors } from '../http/validate.ts'
import { formFields, sample } from '../test/sample-enquiry.ts'
import { NOT_TEXT_MESSAGE } from './field-schema.ts'
import type { FormField } from './field-values.ts'
import { createEnquirySchema } from './validate-enquiry.ts'

/** The four fields of the first version. */
const schema = createEnquirySchema(formFields.slice(0, 4))

function errorsOf(change: Record<string, unknown>) {
  const { error } = schema.safeParse({ ...sample, ...change })
  return Object.fromEntries(fieldErrors(error?.issues ?? []))
}

test('trims the name and the address, and keeps the message unchanged', () => {
  const sent = { name: ' Ada \t', email: '\nada@lovelace.example ', message: ' \r\n\tHi \n' }

  expect(schema.parse(sent)).toEqual({ ...sample, message: ' \r\n\tHi \n' })
})

test('turns full-width letters and digits into those of ASCII, except in words', () => {
  const sent = {
    name: 'Ａｄａ',
    email: '\u3000ａｄａ＠ｌｏｖｅｌａｃｅ．ｅｘａｍｐｌｅ',
    message: '１',
  }

  expect(schema.parse(sent)).toEqual({ ...sample, name: 'Ａｄａ', message: '１' })
})

test.each([
  ['a name of 200 characters', { name: 'n'.repeat(200) }],
  ['an address with punctuation', { email: "o'neil+tag@sub.company.example" }],
  ['an address of 254 characters', { email: `${'a'.repeat(242)}@company.com` }],
  ['a message of 10,000 characters', { message: 'm'.repeat(10_000) }],
  ['a message whose CRLF line breaks make it longer', { message: `${'\r\n'.repeat(9_999)}m` }],
  ['tabs, line breaks, emoji and marks', { message: '\t\n\r\n👩‍👩‍👧 \u202eabc e\u0301' }],
])('accepts %s', (_, change) => {
  expect(errorsOf(change)).toEqual({})
})

test.each([
  ['a missing name', { name: undefined }, 'name.missing'],
  ['a blank name', { name: ' \u00a0\u200b ' }, 'name.missing'],
  ['a name that is no text', { name: 7 }, NOT_TEXT_MESSAGE],
  ['a name of 201 characters', { name: 'n'.repeat(201) }, 'name.tooLong'],
  ['a name with a line break', { name: 'Ada\nBcc: x' }, 'name.unreadable'],
  ['a name with a lone surrogate', { name: 'Ada\ud800' }, 'name.unreadable'],
  ['an empty address', { email: ' ' }, 'email.missing'],
  ['an address of 255 characters', { email: `${'a'.repeat(243)}@company.com` }, 'email.tooLong'],
  ['an address without @', { email: 'ada.example' }, 'email.malformed'],
  ['an address without a dot', { email: 'a.da@gmail' }, 'email.malformed'],
  ['an address with a line break', { email: 'a@b.example\nx' }, 'email.malformed'],
  ['an unknown interest', { serviceInterest: 'tea' }, 'serviceInterest.unknown'],
  ['a blank message', { message: ' \r\n\t\u200b' }, 'message.missing'],
  ['a message of 10,001 characters', { message: 'm'.repeat(10_001) }, 'message.tooLong'],
  ['a message with a CR alone', { message: 'a\rb' }, 'message.unreadable'],
  ['a message with a lone surrogate', { message: 'a\udfffb' }, 'message.unreadable'],
  [
    'unknown fields',
    { phone: '1', toString: '2' },
    'Remove this field: an enquiry has name, email, serviceInterest and message only.',
  ],
])('rejects %s', (_, change, problem) => {
  const errors = Object.keys(change).map((name) => [name, problem])
  expect(errorsOf(change)).toEqual(Object.fromEntries(errors))
})

const BASE = { label: 'Any', required: false } as const
type Kind = Omit<FormField, 'name' | 'label' | 'required'>
/** Values that a kind of field accepts, and others by the problem that they have; programs alone send those of ''. */
const KINDS: [field: Kind, good: unknown[], bad: Record<string, unknown[]>][] = [
  [{ kind: 'text', max: 5 }, ['', ' abcde '], { tooLong: ['abcdef'], '': [7] }],
  [{ kind: 'long-text', max: 5 }, ['', 'a\r\nb\tc'], { tooLong: ['abcdef'] }],
  [
    { kind: 'phone', max: 40 },
    ['', '+49 (0)30 23125-123', '555.010.0123 x4', '٠٣٠١٢٣٤٥٦', '０７８－５５５ー０１４２'],
    { malformed: ['1234', 'call me', '1'.repeat(21), `1234${'-'.repeat(40)}5`] },
  ],
  [
    { kind: 'url', max: 40 },
    ['', 'company.example', 'app.example:8443/x', 'https://a.example/x?y', 'http://b.example'],
    {
      malformed: [
        'a',
        'javascript:x',
        'ftp://a.example',
        'mailto:1@a.example',
        'a b.example',
        'a.b/\0',
        `a.b/${'a'.repeat(40)}`,
      ],
    },
  ],
  [{ kind: 'date' }, ['', '2026-02-28', ' 2026-12-31'], { malformed: ['2026-02-30', '28.2.2026'] }],
  [
    { kind: 'choice', options: { a: 'A', b: 'B' } },
    ['', 'a'],
    { unknown: ['c', ['a'], 'toString'] },
  ],
  [
    { kind: 'choices', max: 2, options: { a: 'A', b: 'B', c: 'C' } },
    [[], ['a'], ['c', 'a']],
    { unknown: [['d'], ['a', 'a']], tooMany: [['a', 'b', 'c']], '': ['a'] },
  ],
  [{ kind: 'consent', max: 40 }, ['', 'You may call me.'], { '': ['a'.repeat(41), true] }],
]

describe.each(KINDS)('%o', (kind, good, bad) => {
  const messageOf = (value: unknown, change: Partial<FormField> = {}) => {
    const field: FormField = { ...BASE, ...kind, ...change, name: 'any' }
    const { error } = createEnquirySchema([...formFields.slice(0, 4), field]).safeParse({
      ...sample,
      any: value,
    })
    return error && Object.fromEntries(fieldErrors(error.issues)).any
  }

  test.each(good.map((value) => [value]))('accepts %j', (value) => {
    expect(messageOf(value)).toBeUndefined()
  })

  test.each(Object.entries(bad))('rejects as %s: %j', (problem, values) => {
    for (const value of values) expect(messageOf(value)).toMatch(problem ? `any.${problem}` : /./)
  })

  test('is missing where it is required, unless it is no longer asked', () => {
    for (const empty of [undefined, Array.isArray(good[0]) ? [] : '']) {
      expect(messageOf(empty, { required: true })).toBe('any.missing')
      expect(messageOf(empty, { required: true, former: true })).toBeUndefined()
    }
    expect(messageOf(undefined)).toBeUndefined()
  })
})
