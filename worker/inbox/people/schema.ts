import * as z from 'zod/mini'
import { email } from '#worker/forms/field-schema.ts'

/** Whose data to hand out or to erase. The address comes out trimmed; its case does not count. */
export const personSchema = z.strictObject(
  { email },
  'Remove this field: only email is known here.',
)
