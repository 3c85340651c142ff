import { NOTE_MAX_LENGTH, TypedText } from '../page/typed-fields.tsx'
import { enquiryUrl } from '../page/urls.ts'

type EditNoteProps = {
  id: string
  /** The version of its event. */
  event: number
  note: string
  list: string
}

/** The forms by which the author of a note changes or deletes it, folded until they ask for them. */
export function EditNote({ id, event, note, list }: EditNoteProps) {
  const field = `note-${event}`
  const form = { method: 'post', action: enquiryUrl(id, { action: 'edit-note', list }) } as const
  return (
    <details>
      <summary>Edit</summary>
      <form class="form mt-0 gap-3" {...form}>
        <input type="hidden" name="event" value={String(event)} />
        <div class="field">
          <label class="visually-hidden" for={field}>
            New text
          </label>
          <TypedText
            id={field}
            name="note"
            text={note}
            rows={4}
            required
            maxlength={NOTE_MAX_LENGTH}
          />
        </div>
        <button type="submit" class="action action-quiet action-small">
          Save the changes
        </button>
      </form>
      <form class="mt-3" {...form}>
        <input type="hidden" name="event" value={String(event)} />
        <input type="hidden" name="note" value="" />
        <button type="submit" class="action action-quiet action-danger action-small">
          Delete the note
        </button>
      </form>
    </details>
  )
}
