import * as z from 'zod/mini'

// Compiled checks need `new Function`, which the pages' security policy forbids.
z.config({ jitless: true })

/** The longest address that mail can carry (RFC 5321, section 4.5.3.1.3, without the brackets). */
export const EMAIL_MAX_LENGTH = 254

/** The messages beside fields of all forms. */
export const fieldMessages = {
  email: {
    missing: 'Enter your email address.',
    tooLong: `Enter an email address of at most ${EMAIL_MAX_LENGTH} characters.`,
    malformed: 'Enter an email address such as name@company.example.',
  },
  notText: 'Send this field as text.',
} as const

/** A required text field; `missing` is the message without it. */
export const text = (missing: string) =>
  z.string({
    error: ({ input }) => (input === undefined ? missing : fieldMessages.notText),
  })

const { missing, tooLong, malformed } = fieldMessages.email

/** An email address as browsers define it, in ASCII only. It comes out trimmed. */
export const anyEmail = text(missing).check(
  z.trim(),
  z.minLength(1, missing),
  z.maxLength(EMAIL_MAX_LENGTH, tooLong),
  z.regex(z.regexes.html5Email, malformed),
)

/** The same, with a dot after the @, as in all addresses that mail can reach. */
export const email = anyEmail.check(z.regex(/^[^@]*@.+\./, malformed))
