/** A line break counts as one, as it does for a textarea's `maxlength`. */
export const NOTE_MAX_LENGTH = 5000

type NoteFieldProps = {
  hint: string
  /** What was written, given back. */
  note?: string
  /** Why it was not saved. */
  error?: string | undefined
}

/** Where a note is written; the form around it saves it. */
export function NoteField({ hint, note = '', error }: NoteFieldProps) {
  return (
    <div class="field">
      <h2 class="text-heading">
        <label for="note">Note</label>
      </h2>
      <textarea
        id="note"
        name="note"
        dir="auto"
        rows={4}
        maxlength={NOTE_MAX_LENGTH}
        aria-describedby="note-hint"
        aria-invalid={error ? 'true' : undefined}
      >
        {/* HTML drops the first line break of a textarea: this one. */}
        {`\n${note}`}
      </textarea>
      <p class={error ? 'field-error' : 'text-small text-muted'} id="note-hint">
        {error ?? hint}
      </p>
    </div>
  )
}
