import { TypedText } from './typed-text.tsx'

/** A line break counts as one, as it does for a textarea's `maxlength`. */
export const NOTE_MAX_LENGTH = 5000

type NoteFieldProps = {
  hint: string
  /** The operator's unsaved text. */
  note?: string
  /** Why it was not saved. */
  error?: string | undefined
}

/** The field for a note; the surrounding form saves it. */
export function NoteField({ hint, note = '', error }: NoteFieldProps) {
  return (
    <div class="field">
      <label for="note">Note</label>
      <TypedText
        id="note"
        name="note"
        text={note}
        rows={4}
        maxlength={NOTE_MAX_LENGTH}
        aria-describedby="note-hint"
        aria-invalid={error ? 'true' : undefined}
      />
      <p class={error ? 'field-error' : 'text-small text-muted'} id="note-hint">
        {error ?? hint}
      </p>
    </div>
  )
}
