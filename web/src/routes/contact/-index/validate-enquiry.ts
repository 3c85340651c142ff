import type { EnquiryInput, FormField } from '#worker/shared/field-values.ts'
import { createEnquirySchema } from '#worker/shared/validate-enquiry.ts'
import { readEnquiryValues } from './form-values.ts'

/** The error message of each invalid field, by the field's name. */
export type FieldMessages = Partial<Record<string, string>>

/**
 * Checks a form's fields with the Worker's schema: the enquiry, or a sentence per invalid field.
 * @param texts the sentences by the messages of the schema
 */
export function validateEnquiry(
  form: HTMLFormElement,
  fields: readonly FormField[],
  texts: Record<string, string>,
): { enquiry?: EnquiryInput; messages: FieldMessages } {
  const result = createEnquirySchema(fields).safeParse(readEnquiryValues(form, fields))
  if (result.success) return { enquiry: result.data, messages: {} }
  const messages: FieldMessages = {}
  for (const { path, message } of result.error.issues) {
    messages[String(path[0])] ??= texts[message] ?? message
  }
  return { messages }
}
