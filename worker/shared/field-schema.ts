import * as z from 'zod/mini'

// Compiled checks need `new Function`, which the pages' security policy forbids.
z.config({ jitless: true })

/** The longest address that mail can carry (RFC 5321, section 4.5.3.1.3, without the brackets). */
export const EMAIL_MAX_LENGTH = 254

/** The message for a value that is no text. */
export const NOT_TEXT_MESSAGE = 'Send this field as text.'

/** A required text field; `missing` is the message without it. */
export const requiredText = (missing: string) =>
  z.string({ error: ({ input }) => (input === undefined ? missing : NOT_TEXT_MESSAGE) })

const FULL_WIDTH = /[\uFF01-\uFF5E]/g
const DISTANCE_TO_ASCII = 0xfee0

/** Replaces the full-width letters, digits and signs of Japanese and Chinese input by those of ASCII. */
export const toHalfWidth = z.overwrite<string>((value) =>
  value.replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - DISTANCE_TO_ASCII)),
)

/** An email address as browsers define it, in ASCII, with these messages. It comes out trimmed and in half width. */
export const createEmailSchema = (missing: string, tooLong: string, malformed: string) =>
  requiredText(missing).check(
    z.trim(),
    toHalfWidth,
    z.minLength(1, missing),
    z.maxLength(EMAIL_MAX_LENGTH, tooLong),
    z.regex(z.regexes.html5Email, malformed),
  )

/** The address of a visitor, with a dot after the @, as in all addresses that mail can reach. */
export const emailSchema = createEmailSchema(
  'email.missing',
  'email.tooLong',
  'email.malformed',
).check(z.regex(/^[^@]*@.+\./, 'email.malformed'))
