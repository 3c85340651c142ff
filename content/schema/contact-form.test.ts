import { expect, test } from 'vitest'
import { contactFormSchema } from './contact-form.ts'

const form = (fields: Record<string, object>) => ({
  fields: {
    name: { kind: 'text', label: 'Name', required: true },
    email: { kind: 'email', label: 'Email', required: true },
    message: { kind: 'long-text', label: 'Message', required: true, max: 10_000 },
    ...fields,
  },
})
const field = (change: object) => ({ kind: 'text', label: 'A', required: false, ...change })
const choices = (options: object) => field({ kind: 'choices', options })
const options = { a: 'A', b: 'B' }
const messages = { tooLong: 'Until {date}.' }

test.each([
  ['another kind of a core field', 'fields.email', { email: field({ required: true }) }],
  ['a core field that is not required', 'fields.name', { name: field({}) }],
  ['a former core field', 'fields.name', { name: field({ required: true, former: true }) }],
  ['a second address', 'fields.other', { other: field({ kind: 'email' }) }],
  ['a name of the API', 'fields.status', { status: field({}) }],
  ['a name of the CSV file', 'fields.lastReplyAt', { lastReplyAt: field({}) }],
  ['a name of the inbox', 'fields.dueAt', { dueAt: field({}) }],
  ['a name of every object', 'fields.constructor', { constructor: field({}) }],
  ['an id of the page', 'fields.footer', { footer: field({}) }],
  ['a name of two words', 'fields.my field', { 'my field': field({}) }],
  ['options of a text', 'fields.a.options', { a: field({ options }) }],
  ['no options', 'fields.a.options', { a: choices({}) }],
  [
    'a choice without an empty option',
    'fields.a.choose',
    { a: field({ kind: 'choice', options }) },
  ],
  ['an empty option of a text', 'fields.a.choose', { a: field({ choose: 'Choose' }) }],
  ['a limit of an address', 'fields.a.max', { a: field({ kind: 'url', max: 9 }) }],
  ['a limit of zero', 'fields.a.max', { a: field({ max: 0 }) }],
  ['a value of another sentence', 'fields.a.messages.tooLong', { a: field({ messages }) }],
  ['more than a backup can restore', 'fields', { a: field({ kind: 'long-text', max: 5000 }) }],
])('refuses %s, and names its field', (_, path, fields) => {
  const { error } = contactFormSchema.safeParse(form(fields))

  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
})

test('takes a field of each kind', () => {
  const fields = {
    company: field({ messages: { tooLong: 'At most {max}.' } }),
    details: field({ kind: 'long-text' }),
    phone: field({ kind: 'phone' }),
    homepage: field({ kind: 'url' }),
    start: field({ kind: 'date' }),
    budget: field({ kind: 'choice', choose: 'Choose', options }),
    topics: field({ kind: 'choices', max: 1, options }),
    terms: field({ kind: 'consent' }),
  }

  expect(contactFormSchema.safeParse(form(fields)).error).toBeUndefined()
})
