import type { FieldValue, FormField } from '#worker/shared/field-values.ts'

/** The values of a form by the names of its controls, as they were typed. */
export type FormValues = Record<string, string[]>

/** The values of all controls; a box that is not checked has none. */
export function controlValues(form: HTMLFormElement): FormValues {
  const data = new FormData(form)
  return Object.fromEntries([...data.keys()].map((name) => [name, data.getAll(name).map(String)]))
}

/** The unchecked values of the fields of an enquiry. */
export function readEnquiryValues(
  form: HTMLFormElement,
  fields: readonly FormField[],
): Record<string, FieldValue> {
  const typed = controlValues(form)
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      const values = typed[name] ?? []
      return [name, kind === 'choices' ? values : (values[0] ?? '')]
    }),
  )
}

/** Enters values into the controls that are empty. */
export function fillEmptyFields(form: HTMLFormElement, typed: FormValues) {
  for (const control of controlsOf(form)) {
    const values = typed[control.name] ?? []
    if (isBox(control)) control.checked ||= values.includes(control.value)
    else if (control.value === '') control.value = values[0] ?? ''
  }
}

/** Empties the controls that have these values; what was typed meanwhile stays. */
export function clearSentFields(form: HTMLFormElement, sent: FormValues) {
  for (const control of controlsOf(form)) {
    if (!sent[control.name]?.includes(control.value)) continue
    if (isBox(control)) control.checked = false
    else control.value = ''
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input[name], select[name], textarea[name]')]
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox'
}
