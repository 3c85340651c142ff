import { anyEmail, EMAIL_MAX_LENGTH } from '#worker/shared/field-schema.ts'

export const NO_EMAIL = 'Enter an email address such as name@company.example.'

/** The address of a person, as this field sends it: it comes out trimmed. */
export const personEmail = anyEmail({
  missing: "Enter the person's email address.",
  tooLong: `Enter an email address of at most ${EMAIL_MAX_LENGTH} characters.`,
  malformed: NO_EMAIL,
})

interface EmailFieldProps {
  value: string | undefined
  error?: string | undefined
}

/** The field for the address of a person, with the sentence about its mistake, if there is one. */
export function EmailField({ value, error }: EmailFieldProps) {
  return (
    <div class="field">
      <label for="email">Email address</label>
      <input
        id="email"
        name="email"
        type="email"
        required
        maxlength={EMAIL_MAX_LENGTH}
        autocomplete="off"
        value={value}
        aria-invalid={error && 'true'}
        aria-describedby={error && 'email-error'}
        autofocus={Boolean(error)}
      />
      {error && (
        <p class="field-error" id="email-error">
          {error}
        </p>
      )}
    </div>
  )
}
