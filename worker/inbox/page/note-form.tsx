/** A line break counts as one, as it does for a textarea's `maxlength`. */
export const NOTE_MAX_LENGTH = 5000

/** The note of an enquiry; an empty one removes it. `error` says why it was not saved. */
export function NoteForm({
  action,
  note,
  error,
}: {
  action: string
  note: string
  error?: string | undefined
}) {
  return (
    <form class="note" method="post" action={action}>
      <div class="field">
        <h2 class="text-heading">
          <label for="note">Note</label>
        </h2>
        <textarea
          id="note"
          name="note"
          rows={5}
          maxlength={NOTE_MAX_LENGTH}
          aria-describedby="note-hint"
          aria-invalid={error ? 'true' : undefined}
        >
          {/* HTML drops the first line break of a textarea: this one. */}
          {`\n${note}`}
        </textarea>
        <p class={error ? 'field-error' : 'text-small text-muted'} id="note-hint">
          {error ?? 'For operators only. Save it empty to remove it.'}
        </p>
      </div>
      <button type="submit" class="action">
        Save the note
      </button>
    </form>
  )
}
