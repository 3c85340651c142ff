import * as z from 'zod/mini'
import serviceInterests from '#content/service-interests.json' with { type: 'json' }
import { email, MESSAGE_MAX_LENGTH, NAME_MAX_LENGTH, text } from './field-schema.ts'

const interests = Object.keys(serviceInterests)

// A lone surrogate (Cs) has no UTF-8 form, so it could not be stored unchanged.
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u
// A form post ends its lines with CR LF. Both are stored as sent; a CR alone is a control character.
const LINES = /^(?:\r\n|[\t\n]|[^\p{Cc}\p{Cs}])*$/u
// Format characters (Cf), such as a zero-width space, show nothing.
const VISIBLE = /[^\s\p{Cf}]/u

/**
 * The fields of an enquiry. `name` and `email` come out trimmed, `message` unchanged, and a missing service
 * interest as `''`. An unknown field is refused, so that nothing is silently lost.
 */
export const contactSchema = z.strictObject(
  {
    name: text('name.missing').check(
      z.trim(),
      z.regex(VISIBLE, 'name.missing'),
      z.maxLength(NAME_MAX_LENGTH, 'name.tooLong'),
      z.regex(ONE_LINE, 'name.unreadable'),
    ),
    email,
    serviceInterest: z._default(z.enum(['', ...interests], 'serviceInterest.unknown'), ''),
    message: text('message.missing').check(
      z.regex(VISIBLE, 'message.missing'),
      z.refine(
        (sent) => sent.replaceAll('\r\n', '\n').length <= MESSAGE_MAX_LENGTH,
        'message.tooLong',
      ),
      z.regex(LINES, 'message.unreadable'),
    ),
  },
  'Remove this field: an enquiry has name, email, serviceInterest and message only.',
)

export type Contact = z.infer<typeof contactSchema>

/** The answer to the app. */
export type ContactReceipt = { id: string; reference: string }
