import type { JSX } from 'hono/jsx'
import { anyEmail, EMAIL_MAX_LENGTH } from '#worker/shared/field-schema.ts'

export const NO_EMAIL = 'Enter an email address such as name@company.example.'

/** The address of a person, as this field sends it: it comes out trimmed. */
export const personEmail = anyEmail({
  missing: "Enter the person's email address.",
  tooLong: `Enter an email address of at most ${EMAIL_MAX_LENGTH} characters.`,
  malformed: NO_EMAIL,
})

type FieldProps = JSX.IntrinsicElements['input'] & {
  name: string
  label: string
  error?: string | undefined
}

/** A field of one line, with the sentence about its mistake; the first wrong one has the focus. */
export function Field({ name, label, error, ...input }: FieldProps) {
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <input {...input} id={name} name={name} {...markWrong(name, error)} />
      <FieldError name={name} error={error} />
    </div>
  )
}

/** The attributes of a control with a mistake. */
export const markWrong = (name: string, error: string | undefined) =>
  error
    ? ({ 'aria-invalid': 'true', 'aria-describedby': `${name}-error`, autofocus: true } as const)
    : {}

export function FieldError({ name, error }: { name: string; error: string | undefined }) {
  return error ? (
    <p class="field-error" id={`${name}-error`}>
      {error}
    </p>
  ) : null
}

/** The field for the address of a person. */
export function EmailField(props: { value: string | undefined }) {
  const email = { name: 'email', type: 'email', label: 'Email address', autocomplete: 'off' }
  return <Field {...email} {...props} required maxlength={EMAIL_MAX_LENGTH} />
}
