/** A field of the contact form, as the build publishes it from content/contact-form.yaml, in one language. */
export interface FormField {
  /** In the API and the database. */
  name: string
  kind: 'text' | 'long-text' | 'email' | 'phone' | 'url' | 'date' | 'choice' | 'choices' | 'consent'
  label: string
  required: boolean
  /** No longer asked: an open page of an earlier deployment may still send it. */
  former?: true | undefined
  /** Whether the list of the inbox shows its value. */
  listed?: true | undefined
  /** The maximum of characters, also without a limit of its own, or of chosen options. */
  max?: number | undefined
  /** The label of each option by its stored value. */
  options?: Record<string, string> | undefined
}

/** The sent value of a field; a list for several choices. Without a value it is `''` or `[]`. */
export type FieldValue = string | string[]

/** The fields of an enquiry as they are sent, by their names. Every form has the first three. */
export type EnquiryInput = { name: string; email: string; message: string } & Record<
  string,
  FieldValue
>

/** The response to the app: `id` for programs, `reference` for the phone. */
export type EnquiryIds = { id: string; reference: string }

/** The value as people read it: options by their labels. An option that the form no longer has stays as stored. */
export function formatValue(field: FormField | undefined, value: FieldValue): string {
  const labelOf = (option: string) =>
    field?.options && Object.hasOwn(field.options, option) ? (field.options[option] ?? '') : option
  return [value].flat().map(labelOf).join(', ')
}

/** The filled fields as operators read them, a former one by its name; `isChosen` if the words are ours. */
export function formatFields(
  fields: Record<string, FieldValue>,
  form: readonly FormField[],
): { name: string; label: string; value: string; isChosen: boolean }[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const field = form.find((each) => each.name === name)
    // The label of a consent is a sentence, as is its value.
    const label = field?.kind === 'consent' ? 'Consent' : (field?.label ?? name)
    const isChosen = field?.options !== undefined
    return isFilled(value) ? [{ name, label, value: formatValue(field, value), isChosen }] : []
  })
}

/** Whether a value is there: no optional field is stored empty. */
export function isFilled(value: FieldValue | undefined): value is FieldValue {
  return (value ?? '').length > 0
}
