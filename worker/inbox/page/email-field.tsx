import { EMAIL_MAX_LENGTH } from '#worker/shared/field-schema.ts'

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
