import type { Child, JSX } from 'hono/jsx'
import { anyEmail, EMAIL_MAX_LENGTH } from '#worker/shared/field-schema.ts'

export const NO_EMAIL = 'Enter an email address such as name@company.example.'

/** The address of a person, as this field sends it: it comes out trimmed. */
export const personEmail = anyEmail({
  missing: "Enter the person's email address.",
  tooLong: `Enter an email address of at most ${EMAIL_MAX_LENGTH} characters.`,
  malformed: NO_EMAIL,
})

export type SubmitProps = JSX.IntrinsicElements['button'] & {
  /** The classes besides `action`. */
  look?: string | false | undefined
}

/** A button that sends its form. */
export const Submit = ({ look, ...button }: SubmitProps) => (
  <button type="submit" class={look ? `action ${look}` : 'action'} {...button} />
)

/** The fields of a form that nobody sees, without those that have no value. */
export function Hidden({ fields }: { fields: Record<string, string | number | null | undefined> }) {
  return (
    <>
      {Object.entries(fields).map(
        ([name, value]) => value != null && <input type="hidden" name={name} value={value} />,
      )}
    </>
  )
}

type FieldProps = JSX.IntrinsicElements['input'] & {
  name: string
  label: string
  /** The values to choose from, with their labels; without them, any text can be typed. */
  options?: (readonly [value: string, label: string])[] | undefined
  error?: string | undefined
}

/** A field of one line, with the sentence about its mistake; the first wrong one has the focus. */
export function Field({ name, label, value, options, error, ...others }: FieldProps) {
  const mistake = `${name}-error`
  const wrong = error && { 'aria-invalid': 'true', 'aria-describedby': mistake, autofocus: true }
  const control = { ...others, id: name, name, ...wrong }
  return (
    <div class="field">
      <label for={name}>{label}</label>
      {options ? (
        <select {...control}>
          {options.map(([each, text]) => (
            <option value={each} selected={each === value}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input {...control} value={value} />
      )}
      {error && (
        <p class="field-error" id={mistake}>
          {error}
        </p>
      )}
    </div>
  )
}

/** The field for the address of a person. */
export function EmailField(props: { value: string | undefined }) {
  const email = { name: 'email', type: 'email', label: 'Email address', autocomplete: 'off' }
  return <Field {...email} {...props} required maxlength={EMAIL_MAX_LENGTH} />
}

/** A line break counts as one, as it does for a textarea's `maxlength`. */
export const REPLY_MAX_LENGTH = 10_000
export const NOTE_MAX_LENGTH = 5000

export const REPLY_TOO_LONG = `Shorten the reply to ${REPLY_MAX_LENGTH.toLocaleString('en')} characters.`

type TypedFieldProps = {
  hint: Child
  /** The operator's text that is neither sent nor saved; '' at first. */
  text: string
  error?: string | undefined
  /** The id of the form to which it belongs, where it does not stand in it. */
  form?: string | undefined
  /** Its BCP 47 tag, if the language is known. */
  language?: string | null | undefined
  children?: Child
}

/** The field for a reply; its form sends it. */
export const ReplyField = (props: TypedFieldProps) => (
  <TypedField id="reply" name="text" label="Reply" rows={6} max={REPLY_MAX_LENGTH} {...props} />
)

/** The field for a note; its form saves it. */
export const NoteField = (props: TypedFieldProps) => (
  <TypedField id="note" name="note" label="Note" rows={4} max={NOTE_MAX_LENGTH} {...props} />
)

type Named = { id: string; name: string; label: string; rows: number; max: number }

/** A field of several lines that keeps what an operator typed, in any language. */
function TypedField({ id, label, max, hint, text, ...props }: TypedFieldProps & Named) {
  const { error, language, children, ...field } = props
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children}
      <textarea
        {...{ ...field, id, maxlength: max, ...asWritten(language) }}
        aria-describedby={`${id}-hint`}
        aria-invalid={error ? 'true' : undefined}
      >
        {/* HTML drops the first line break of a textarea; this one protects the text's own. */}
        {`\n${text}`}
      </textarea>
      <p class={error ? 'field-error' : 'text-small text-muted'} id={`${id}-hint`}>
        {error ?? hint}
      </p>
    </div>
  )
}

/** The fields for the recipients and the subject of a reply, or as many of them as it was refused with. */
const RECIPIENTS = { to: 'To', cc: 'Cc', subject: 'Subject' }

type RecipientFieldsProps = {
  values: Record<string, string | undefined>
  errors?: Record<string, string> | undefined
  form?: string | undefined
}

export function RecipientFields({ values, errors = {}, form }: RecipientFieldsProps) {
  return (
    <div class="recipients grid gap-2">
      {Object.entries(RECIPIENTS)
        .filter(([name]) => values[name] !== undefined)
        .map(([name, label]) => (
          <Field
            {...{ name, label, form, value: values[name], error: errors[name] }}
            autocomplete="off"
            dir="auto"
          />
        ))}
    </div>
  )
}

/**
 * The attributes of an element whose text a person wrote: in the direction of its first letter, and in the language
 * of the form that it came from, which has its own glyphs and pronunciation. Without one, its language is unknown.
 * @param language a BCP 47 tag
 */
export const asWritten = (language?: string | null) =>
  ({ dir: 'auto', lang: language ?? '' }) as const
