import * as z from 'zod/mini'
import { emailSchema, NOT_TEXT_MESSAGE, requiredText, toHalfWidth } from './field-schema.ts'
import type { EnquiryInput, FormField } from './field-values.ts'

// A lone surrogate (Cs) has no UTF-8 form, so it could not be stored unchanged.
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u
// A form post ends its lines with CR LF. Both are stored as sent; a CR alone is a control character.
const LINES = /^(?:\r\n|[\t\n]|[^\p{Cc}\p{Cs}])*$/u
// Format characters (Cf), such as a zero-width space, show nothing.
const VISIBLE = /[^\s\p{Cf}]/u
// People also write an extension, 555 010 0123 x4, and the dash that their keyboard has.
const PHONE = /^[+(\p{Nd}][\p{Nd}\p{Pd}\s()+./x−ー]*$/iu
const PHONE_DIGITS = { min: 5, max: 20 }

/** A list of a value that is no text or list, for programs. */
const NOT_LIST = 'Send this field as a list of texts.'

/**
 * The schema of an enquiry with the fields of a form. The fields of one line come out trimmed (an address and a phone
 * number in half width, too), those of several lines unchanged, and a missing optional one as `''` or `[]`. Its
 * messages are keys: the field's name and the error, `name.missing`; the sentences are content. An unknown field is
 * refused, so that nothing is silently lost.
 */
export function createEnquirySchema(form: readonly FormField[]): z.ZodMiniType<EnquiryInput> {
  const schema = schemas.get(form) ?? createSchema(form)
  schemas.set(form, schema)
  return schema
}

/** By the fields of their form: to create one takes many times as long as to use it. */
const schemas = new WeakMap<readonly FormField[], z.ZodMiniType<EnquiryInput>>()

function createSchema(form: readonly FormField[]) {
  const names = form.map(({ name }) => name)
  const list = [names.slice(0, -1).join(', '), ...names.slice(-1)].join(' and ')
  const schema = z.strictObject(
    Object.fromEntries(form.map((field) => [field.name, fieldSchema(field)])),
    `Remove this field: an enquiry has ${list} only.`,
  )
  return schema as unknown as z.ZodMiniType<EnquiryInput>
}

function fieldSchema(field: FormField) {
  const { name, kind, max = Infinity } = field
  const isRequired = field.required && !field.former
  const key = (error: string) => `${name}.${error}`
  const values = Object.keys(field.options ?? {})
  const text = isRequired
    ? requiredText(key('missing')).check(z.regex(VISIBLE, { error: key('missing'), abort: true }))
    : z._default(z.string(NOT_TEXT_MESSAGE), '')
  /** A check of a value that is there. */
  const valid = (check: (value: string) => boolean, error: string) =>
    z.refine<string>((value) => value === '' || check(value), key(error))
  const trimmed = text.check(z.trim())

  switch (kind) {
    case 'email':
      return emailSchema
    case 'text':
      return trimmed.check(z.maxLength(max, key('tooLong')), z.regex(ONE_LINE, key('unreadable')))
    case 'long-text':
      return text.check(
        z.refine<string>((sent) => sent.replaceAll('\r\n', '\n').length <= max, key('tooLong')),
        z.regex(LINES, key('unreadable')),
      )
    case 'phone':
      return trimmed.check(
        toHalfWidth,
        valid((sent) => sent.length <= max && isAcceptedPhone(sent), 'malformed'),
      )
    case 'url':
      return trimmed.check(valid((sent) => sent.length <= max && isWebAddress(sent), 'malformed'))
    case 'date':
      return trimmed.check(valid(isDate, 'malformed'))
    case 'choice':
      return isRequired
        ? z.enum(values, { error: ({ input }) => key(input ? 'unknown' : 'missing') })
        : z._default(z.enum(['', ...values], key('unknown')), '')
    case 'choices': {
      const several = z
        .array(z.enum(values, key('unknown')), {
          error: ({ input }) => (input === undefined ? key('missing') : NOT_LIST),
        })
        .check(
          z.refine((all) => new Set(all).size === all.length, key('unknown')),
          z.maxLength(max, key('tooMany')),
        )
      return isRequired ? several.check(z.minLength(1, key('missing'))) : z._default(several, [])
    }
    case 'consent':
      return trimmed.check(z.maxLength(max), z.regex(LINES))
  }
}

function isAcceptedPhone(text: string): boolean {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0
  return PHONE.test(text) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max
}

/** People leave out the scheme: `company.example`, `company.example:8443`. */
function isWebAddress(text: string): boolean {
  const url = URL.parse(/^[a-z][\w+.-]*:(?!\d+(?:\/|$))/i.test(text) ? text : `https://${text}`)
  return (
    ONE_LINE.test(text) && /^https?:$/.test(url?.protocol ?? '') && /.\../.test(url?.hostname ?? '')
  )
}

/** A day of the calendar: `2026-02-30` is none. */
function isDate(text: string): boolean {
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}
