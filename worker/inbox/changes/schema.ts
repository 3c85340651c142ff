import * as z from 'zod/mini'
import { type ContactStatus, contactStatuses } from '#worker/contact/status.ts'
import { fieldMessages } from '#worker/forms/field-schema.ts'
import { NOTE_MAX_LENGTH } from '../page/note-field.tsx'

const tooLong = `Shorten the note to ${NOTE_MAX_LENGTH.toLocaleString('en')} characters.`
const noStatus = `Send one of: ${contactStatuses.join(', ')}.`

// It comes out with plain line breaks and without white space around it.
const note = z.string(fieldMessages.notText).check(
  z.overwrite((sent) => sent.replaceAll('\r\n', '\n').trim()),
  z.maxLength(NOTE_MAX_LENGTH, tooLong),
)
/** What stands in the note field of the page beside the button that was pressed; `''` is none. */
const noteBeside = { note: z._default(note, '') }

const statusSchema = z.strictObject(
  { ...noteBeside, status: z.enum(contactStatuses, noStatus) },
  'Remove this field: a change of status has status and note only.',
)

const noteSchema = z.strictObject(
  { note: note.check(z.minLength(1, 'Write a note, then save it.')) },
  'Remove this field: a note has note only.',
)

const noteBesideSchema = z.strictObject(noteBeside, 'Remove this field: only note is known here.')

export type ChangeName = 'status' | 'note' | 'answer' | 'resend' | 'delete'
type Sent = { note: string; status?: ContactStatus }

/** What each change of one enquiry takes; all of them may bring a note. */
export const changeSchemas: Record<ChangeName, z.ZodMiniType<Sent>> = {
  status: statusSchema,
  note: noteSchema,
  answer: noteBesideSchema,
  resend: noteBesideSchema,
  delete: noteBesideSchema,
}
