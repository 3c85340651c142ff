import * as z from 'zod/mini'
import { contactStatuses } from '#worker/contact/status.ts'
import { fieldMessages } from '#worker/forms/field-schema.ts'
import { NOTE_MAX_LENGTH } from '../page/note-form.tsx'

const statusMessage = `Send one of: ${contactStatuses.join(', ')}.`
const noteMessage = `Shorten the note to ${NOTE_MAX_LENGTH.toLocaleString('en')} characters.`

/** `list` comes from the forms of the list only: its query, to go back to. */
export const statusSchema = z.strictObject(
  { status: z.enum(contactStatuses, statusMessage), list: z.optional(z.string()) },
  'Remove this field: a change of status has status only.',
)

/** The note comes out with plain line breaks and without white space around it; `''` is none. */
export const noteSchema = z.strictObject(
  {
    note: z.string(fieldMessages.notText).check(
      z.overwrite((sent) => sent.replaceAll('\r\n', '\n').trim()),
      z.maxLength(NOTE_MAX_LENGTH, noteMessage),
    ),
  },
  'Remove this field: a note has note only.',
)

export const resendSchema = z.strictObject({}, 'Remove this field: sending again needs none.')
