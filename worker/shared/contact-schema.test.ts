import { expect, test } from 'vitest'
import { fieldErrors } from '../http/validate.ts'
import { enquiry } from '../test/sample-enquiry.ts'
import { contactSchema } from './contact-schema.ts'
import { fieldMessages, NOT_TEXT } from './field-schema.ts'

function errorsOf(change: Record<string, unknown>) {
  const { error } = contactSchema.safeParse({ ...enquiry, ...change })
  return Object.fromEntries(fieldErrors(error?.issues ?? []))
}

test('trims the name and the address, and keeps the message unchanged', () => {
  const sent = { name: ' Ada \t', email: '\nada@lovelace.example ', message: ' \r\n\tHi \n' }

  expect(contactSchema.parse(sent)).toEqual({ ...enquiry, message: ' \r\n\tHi \n' })
})

test.each([
  ['a@b.example', 'with one dot'],
  ["o'neil+tag@sub.company.example", 'with punctuation'],
  [`${'a'.repeat(242)}@company.com`, 'of 254 characters'],
])('accepts the address %s (%s)', (email) => {
  expect(errorsOf({ email })).toEqual({})
})

test.each([
  ['a name of 200 characters', { name: 'n'.repeat(200) }],
  ['a message of 10,000 characters', { message: 'm'.repeat(10_000) }],
  ['a message whose CRLF line breaks make it longer', { message: `${'\r\n'.repeat(9_999)}m` }],
  ['tabs, line breaks, emoji and marks', { message: '\t\n\r\n👩‍👩‍👧 \u202eabc e\u0301' }],
])('accepts %s', (_, change) => {
  expect(errorsOf(change)).toEqual({})
})

const unknown = 'Remove this field: an enquiry has name, email, serviceInterest and message only.'

const refused: [what: string, change: Record<string, unknown>, errors: Record<string, string>][] = [
  ['a missing name', { name: undefined }, { name: 'name.missing' }],
  ['a blank name', { name: ' \u00a0\u200b ' }, { name: 'name.missing' }],
  ['a name that is no text', { name: 7 }, { name: NOT_TEXT }],
  ['a name of 201 characters', { name: 'n'.repeat(201) }, { name: 'name.tooLong' }],
  ['a name with a line break', { name: 'Ada\nBcc: x' }, { name: 'name.unreadable' }],
  ['a name with a tab', { name: 'Ada\tL' }, { name: 'name.unreadable' }],
  ['a name with a lone surrogate', { name: 'Ada\ud800' }, { name: 'name.unreadable' }],
  ['a missing address', { email: undefined }, { email: 'email.missing' }],
  ['an empty address', { email: ' ' }, { email: 'email.missing' }],
  [
    'an address of 255 characters',
    { email: `${'a'.repeat(243)}@company.com` },
    { email: 'email.tooLong' },
  ],
  ['an address without @', { email: 'ada.example' }, { email: 'email.malformed' }],
  ['an address without a dot', { email: 'a.da@gmail' }, { email: 'email.malformed' }],
  ['an address with a space', { email: 'a da@b.example' }, { email: 'email.malformed' }],
  ['an address with a line break', { email: 'a@b.example\nx' }, { email: 'email.malformed' }],
  [
    'an unknown interest',
    { serviceInterest: 'tea' },
    { serviceInterest: 'serviceInterest.unknown' },
  ],
  [
    'an interest of null',
    { serviceInterest: null },
    { serviceInterest: 'serviceInterest.unknown' },
  ],
  ['a missing message', { message: undefined }, { message: 'message.missing' }],
  ['a blank message', { message: ' \r\n\t\u200b' }, { message: 'message.missing' }],
  [
    'a message of 10,001 characters',
    { message: 'm'.repeat(10_001) },
    { message: 'message.tooLong' },
  ],
  ['a message with NUL', { message: 'a\0b' }, { message: 'message.unreadable' }],
  ['a message with a CR alone', { message: 'a\rb' }, { message: 'message.unreadable' }],
  ['a message with a C1 control', { message: 'a\u0085b' }, { message: 'message.unreadable' }],
  ['a message with a lone surrogate', { message: 'a\udfffb' }, { message: 'message.unreadable' }],
  ['unknown fields', { phone: '1', toString: '2' }, { phone: unknown, toString: unknown }],
]

test.each(refused)('rejects %s', (_, change, errors) => {
  expect(errorsOf(change)).toEqual(errors)
})

test('gives the messages that have a text, and two sentences for programs', () => {
  const given = refused.flatMap(([, , errors]) => Object.values(errors))

  expect(new Set(given)).toEqual(new Set([...fieldMessages, NOT_TEXT, unknown]))
})
