import * as z from 'zod/mini'
import { text } from '../forms/field-schema.ts'

/** The longest token that Turnstile makes (developers.cloudflare.com/turnstile). */
export const TOKEN_MAX_LENGTH = 2048

const message = `Send the token of Turnstile's widget: 1 to ${TOKEN_MAX_LENGTH} characters.`

/** What the app sends once the widget says that its visitor is a person. */
export const proofSchema = z.strictObject(
  {
    token: text(message).check(z.minLength(1, message), z.maxLength(TOKEN_MAX_LENGTH, message)),
  },
  'Remove this field: a proof has token only.',
)
