import * as z from 'zod/mini'
import { anyEmail, EMAIL_MAX_LENGTH } from '#worker/shared/field-schema.ts'

const email = anyEmail({
  missing: "Enter the person's email address.",
  tooLong: `Enter an email address of at most ${EMAIL_MAX_LENGTH} characters.`,
  malformed: 'Enter an email address such as name@company.example.',
})

/** The person that a request is about. The address comes out trimmed; its case is ignored. */
export const personSchema = z.strictObject({ email }, 'Remove this field: only email is accepted.')
