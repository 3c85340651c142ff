import { type Contact, contactSchema } from '#worker/shared/contact-schema.ts'

/** The error message of each invalid field, by the field's name. */
export type FieldMessages = Partial<Record<keyof Contact, string>>

/**
 * Checks a form's fields with the Worker's schema: the enquiry, or a sentence per invalid field.
 * @param texts the sentences by the messages of the schema
 */
export function checkEnquiry(
  form: HTMLFormElement,
  texts: Record<string, string>,
): { enquiry?: Contact; messages: FieldMessages } {
  const result = contactSchema.safeParse(Object.fromEntries(new FormData(form)))
  if (result.success) return { enquiry: result.data, messages: {} }
  const messages: FieldMessages = {}
  for (const { path, message } of result.error.issues) {
    const name = path[0] as keyof Contact
    messages[name] ??= texts[message] ?? message
  }
  return { messages }
}
