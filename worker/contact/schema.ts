import * as z from 'zod/mini'
import { serviceInterests } from '#content/schema/service-interest.ts'

// Compiled checks need `new Function`, which the pages' security policy forbids.
z.config({ jitless: true })

export const NAME_MAX_LENGTH = 200
/** The longest address that mail can carry (RFC 5321, section 4.5.3.1.3, without the brackets). */
export const EMAIL_MAX_LENGTH = 254
/** A line break counts as one, as it does for a textarea's `maxlength`. */
export const MESSAGE_MAX_LENGTH = 10_000

const interests = serviceInterests.map(({ value }) => value)

/** What a visitor reads beside a field, by field and by what is wrong with it. */
export const contactMessages = {
  name: {
    missing: 'Enter your name.',
    tooLong: `Shorten your name to ${NAME_MAX_LENGTH} characters.`,
    unreadable: 'Remove line breaks, tabs and control characters from your name.',
  },
  email: {
    missing: 'Enter your e-mail address.',
    tooLong: `Enter an e-mail address of at most ${EMAIL_MAX_LENGTH} characters.`,
    malformed: 'Enter an e-mail address such as name@company.example.',
  },
  serviceInterest: {
    unknown: `Leave the service interest empty or choose one of: ${interests.join(', ')}.`,
  },
  message: {
    missing: 'Enter your message.',
    tooLong: `Shorten your message to ${MESSAGE_MAX_LENGTH.toLocaleString('en')} characters.`,
    unreadable: 'Remove control characters other than tabs and line breaks from your message.',
  },
  unknown: 'Remove this field: an enquiry has name, email, serviceInterest and message only.',
  notText: 'Send this field as text.',
} as const

// A lone surrogate (Cs) has no UTF-8 form, so it could not be kept as it was sent.
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u
// A form post ends its lines with CR LF. Both are stored as sent; a CR alone is a control character.
const LINES = /^(?:\r\n|[\t\n]|[^\p{Cc}\p{Cs}])*$/u
// Format characters (Cf), such as a zero-width space, show nothing.
const VISIBLE = /[^\s\p{Cf}]/u

const text = (missing: string) =>
  z.string({
    error: ({ input }) => (input === undefined ? missing : contactMessages.notText),
  })

const { name, email, serviceInterest, message } = contactMessages

/**
 * What a prospect may send. `name` and `email` come out trimmed, `message` exactly as it was sent,
 * and no service interest as `''`. An unknown field is refused, so that nothing is silently lost.
 */
export const contactSchema = z.strictObject(
  {
    name: text(name.missing).check(
      z.trim(),
      z.regex(VISIBLE, name.missing),
      z.maxLength(NAME_MAX_LENGTH, name.tooLong),
      z.regex(ONE_LINE, name.unreadable),
    ),
    email: text(email.missing).check(
      z.trim(),
      z.minLength(1, email.missing),
      z.maxLength(EMAIL_MAX_LENGTH, email.tooLong),
      z.regex(z.regexes.html5Email, email.malformed),
    ),
    serviceInterest: z._default(z.enum(['', ...interests], serviceInterest.unknown), ''),
    message: text(message.missing).check(
      z.regex(VISIBLE, message.missing),
      z.refine(
        (sent) => sent.replaceAll('\r\n', '\n').length <= MESSAGE_MAX_LENGTH,
        message.tooLong,
      ),
      z.regex(LINES, message.unreadable),
    ),
  },
  contactMessages.unknown,
)

export type Contact = z.infer<typeof contactSchema>

/** The first message of each field that has one, unknown fields included. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): Map<string, string> {
  const errors = new Map<string, string>()
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : issue.path.slice(0, 1)
    for (const name of names.map(String)) {
      if (!errors.has(name)) errors.set(name, issue.message)
    }
  }
  return errors
}
