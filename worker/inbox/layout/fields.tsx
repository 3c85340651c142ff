import type { JSX } from 'hono/jsx'
import { createEmailSchema, EMAIL_MAX_LENGTH } from '#worker/shared/field-schema.ts'

export const NO_EMAIL = 'Enter an email address such as name@company.example.'

/** The address of a person, as this field sends it: it comes out trimmed. */
export const personEmail = createEmailSchema(
  "Enter the person's email address.",
  `Enter an email address of at most ${EMAIL_MAX_LENGTH} characters.`,
  NO_EMAIL,
)

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
  /** The height of a field of several lines. */
  rows?: number
  hint?: string
  /** The sentence about its mistake, in place of the hint. */
  error?: string | undefined
}

/** A field with its label, and `children` between both; the first wrong one has the focus. */
export function Field(props: FieldProps) {
  const { name, id = name, label, value, options, rows, hint, error, children, ...others } = props
  const note = error ?? hint
  const wrong = error && { 'aria-invalid': 'true', autofocus: true }
  const described = note && { 'aria-describedby': `${id}-hint` }
  const control = { ...others, id, name, ...described, ...wrong }
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children}
      {options && (
        <select {...control}>
          {options.map(([each, text]) => (
            <option value={each} selected={each === value}>
              {text}
            </option>
          ))}
        </select>
      )}
      {rows && (
        <textarea {...control} rows={rows}>
          {/* HTML drops the first line break of a textarea; this one protects the text's own. */}
          {`\n${value}`}
        </textarea>
      )}
      {!options && !rows && <input {...control} value={value} />}
      {note && (
        <p class={error ? 'field-error' : 'text-small text-muted'} id={`${id}-hint`}>
          {note}
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

type TypedProps = Omit<FieldProps, 'name' | 'label'> & {
  /** The operator's text that is neither sent nor saved; '' at first. */
  value: string
  /** Its BCP 47 tag, if the language is known. */
  language?: string | null | undefined
}

/** The field for a reply; its form sends it. */
export const ReplyField = ({ language, ...props }: TypedProps) => (
  <Field
    {...{ id: 'reply', name: 'text', label: 'Reply', rows: 6, maxlength: REPLY_MAX_LENGTH }}
    {...dirAndLang(language)}
    {...props}
  />
)

/** The field for a note; its form saves it. */
export const NoteField = (props: TypedProps) => (
  <Field
    name="note"
    label="Note"
    rows={2}
    maxlength={NOTE_MAX_LENGTH}
    {...dirAndLang()}
    {...props}
  />
)

/** The fields for the recipients and the subject of a reply, or as many of them as it was refused with. */
const RECIPIENTS = { to: 'To', cc: 'Cc', subject: 'Subject' }

type RecipientFieldsProps = {
  values: Record<string, string | undefined>
  errors?: Record<string, string> | undefined
  form?: string | undefined
}

export function RecipientFields({ values, errors = {}, form }: RecipientFieldsProps) {
  return (
    <div class="grid gap-2 w-full">
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
export const dirAndLang = (language?: string | null) =>
  ({ dir: 'auto', lang: language ?? '' }) as const
