import * as z from 'zod/mini'
import { type ChosenStatus, chosenStatuses } from '#worker/enquiry/status.ts'
import { canonicalName, isAllowedName, isEmail, listedOperators } from '#worker/operators.ts'
import { ADDRESSES_MAX_LENGTH } from '#worker/replies/recipients.ts'
import { ERASE_BATCH_SIZE } from '#worker/retention/erase-records.ts'
import { stripControls } from '#worker/shared/clean-text.ts'
import { NOT_TEXT_MESSAGE } from '#worker/shared/field-schema.ts'
import { NO_EMAIL, NOTE_MAX_LENGTH, personEmail, REPLY_MAX_LENGTH } from '../layout/fields.tsx'
import type { ChangeName } from '../layout/urls.ts'
import { laterDays } from './due-at.ts'
import type { EnquiryVersion } from './store.ts'

const tooLong = `Shorten the note to ${NOTE_MAX_LENGTH.toLocaleString('en')} characters.`
const noStatus = `Send one of: ${chosenStatuses.join(', ')}.`
const noUntil = `Send one of: ${laterDays.join(', ')}, now; or a day as 2026-11-30.`
const OWNER_MAX_LENGTH = 200
const noOwner = `Send the name of an operator, at most ${OWNER_MAX_LENGTH} characters.`
const notListed = () => {
  const names = listedOperators().map(({ name }) => name)
  return `Send the name of an operator: ${new Intl.ListFormat('en', { type: 'disjunction' }).format(names)}.`
}

/**
 * A text with plain line breaks and without control characters, as the database keeps it: U+0000 would end the search
 * text, and JSON takes six bytes for each, too many for a backup.
 */
const plain = z.overwrite((sent: string) =>
  stripControls(sent.toWellFormed().replaceAll('\r\n', '\n')),
)

/** The words of an operator, without white space around them. */
export const textSchema = z.string(NOT_TEXT_MESSAGE).check(plain, z.trim())

export const noteSchema = textSchema.check(z.maxLength(NOTE_MAX_LENGTH, tooLong))

/** The name of an operator as an owner; where the settings list operators, one of them. */
const ownerName = z.string(noOwner).check(
  z.overwrite((name) => canonicalName(name.toWellFormed())),
  z.minLength(1, noOwner),
  z.maxLength(OWNER_MAX_LENGTH, noOwner),
  z.refine(isAllowedName, { error: notListed }),
)

/** A choice of a day until which enquiries are put off, or `now` to bring them back. */
const untilDay = z.union([z.enum([...laterDays, 'now']), z.iso.date()], noUntil)

/** A number as JSON, or as a field of a form or an address. */
const wholeNumber = (message: string) =>
  z.union(
    [
      z.int().check(z.minimum(0)),
      z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
    ],
    message,
  )

export const versionSchema = wholeNumber(
  'Send the `version` of an earlier response, or leave it out.',
)
export const changeNumberSchema = wholeNumber('Send the `change` of an earlier response.')

/** What an operator typed, with its white space. */
const typed = (name: string, most: number) =>
  z
    .string(NOT_TEXT_MESSAGE)
    .check(
      plain,
      z.maxLength(most, `Shorten the ${name} to ${most.toLocaleString('en')} characters.`),
    )

/** The fields of the page of an enquiry that a change keeps as a draft; `seen` is the time of the draft that it shows. */
const draftFields = {
  text: z.optional(typed('reply', REPLY_MAX_LENGTH)),
  to: z.optional(typed('recipients', ADDRESSES_MAX_LENGTH)),
  cc: z.optional(typed('recipients', ADDRESSES_MAX_LENGTH)),
  subject: z.optional(typed('subject', ADDRESSES_MAX_LENGTH)),
  seen: z.optional(z.string(NOT_TEXT_MESSAGE)),
}

/** A draft of a reply and of a note, and the text of a saved reply to add to the former. */
export const draftSchema = z.strictObject(
  {
    ...draftFields,
    note: z.optional(typed('note', NOTE_MAX_LENGTH)),
    insert: z.optional(typed('saved reply', REPLY_MAX_LENGTH).check(z.trim())),
    version: z.optional(versionSchema),
  },
  'Remove this field: a draft has text, to, cc, subject, note, insert, seen and version only.',
)

/** Sent with every button of the page: the content of its fields, and the version that it showed. */
const beside = {
  ...draftFields,
  note: z._default(noteSchema, ''),
  version: z.optional(versionSchema),
}

/** The requested change, and the version that the operator saw. */
export type ChangeFields = Omit<z.output<typeof draftSchema>, 'insert'> & {
  status?: ChosenStatus
  owner?: string | undefined
  email?: string
  until?: string | undefined
  day?: string | undefined
}

/** The fields of each change of one enquiry; all but the address may include a note. */
export const changeSchemas: Record<ChangeName, z.ZodMiniType<ChangeFields>> = {
  status: z.strictObject(
    { ...beside, status: z.enum(chosenStatuses, noStatus) },
    'Remove this field: a change of status has status, note and version only.',
  ),
  owner: z.strictObject(
    { ...beside, owner: ownerName },
    'Remove this field: a change of owner has owner, note and version only.',
  ),
  later: z
    .strictObject(
      {
        ...beside,
        until: z.optional(untilDay),
        /** Who takes over a colleague's. */
        owner: z.optional(ownerName),
        /** The field of the page for a date. */
        day: z.optional(z.union([z.literal(''), z.iso.date()], noUntil)),
      },
      'Remove this field: a put-off has until, owner, note and version only.',
    )
    .check(
      z.refine(({ until, day }) => (until ?? day) !== undefined, {
        path: ['until'],
        error: noUntil,
      }),
    ),
  email: z.strictObject(
    { version: beside.version, email: personEmail.check(z.refine(isEmail, NO_EMAIL)) },
    'Remove this field: a corrected address has email and version only.',
  ),
  note: z.strictObject(
    { ...beside, note: noteSchema.check(z.minLength(1, 'Write a note, then save it.')) },
    'Remove this field: a note has note and version only.',
  ),
  delete: z.strictObject(beside, 'Remove this field: only note and version are accepted.'),
}

/** `owner` hands over. */
const targets = [...chosenStatuses, 'owner', 'delete'] as const
const toMessage = `Send one of: ${targets.join(', ')}.`
const idsMessage = `Select at least one enquiry, and at most ${ERASE_BATCH_SIZE}.`

/** `id`, or `id.version` with the version that the operator saw; no id has a dot. */
const seenVersion = z.pipe(
  z.string(idsMessage),
  z.transform((sent): EnquiryVersion => {
    const [, id = sent, version] = /^([^.]*)\.(\d{1,15})$/.exec(sent) ?? []
    return { id, version: version === undefined ? undefined : Number(version) }
  }),
)

export const bulkChangeSchema = z
  .strictObject(
    {
      ids: z._default(
        z.array(seenVersion, idsMessage).check(z.maxLength(ERASE_BATCH_SIZE, idsMessage)),
        [],
      ),
      to: z._default(z.enum(targets, toMessage), 'owner'),
      /** The new owner of all of them; without it, the move decides (`Move`). */
      owner: z.optional(ownerName),
      /** Until when all of them are put off. */
      until: z.optional(untilDay),
      /** All of the list, in place of named ones; what arrived or changed since it was drawn stays. */
      all: z.optional(z.literal(['yes', ''], 'Send yes, or leave it out.')),
      drawn: z.optional(z.iso.datetime('Send the time at which you read the list, in ISO 8601.')),
      /** Where the next step begins, the number of moved enquiries, and the changes of the earlier steps. */
      cursor: z.optional(z.string()),
      moved: z._default(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)), 0),
      steps: z._default(z.string().check(z.regex(/^(?:\d{1,15},)*$/)), ''),
      /** The query of the list that a form goes back to. */
      list: z._default(z.string(), ''),
      /** Sent by the page that asks before it deletes. */
      confirmed: z.optional(z.literal('yes', 'Send yes, or leave it out.')),
    },
    'Remove this field: only ids, to, owner and until are accepted.',
  )
  .check(
    z.refine(({ ids, all }) => all === 'yes' || ids.length > 0, {
      path: ['ids'],
      error: idsMessage,
    }),
    z.refine(({ to, owner, until }) => to !== 'owner' || (owner ?? until) !== undefined, {
      path: ['to'],
      error: toMessage,
    }),
  )

/** A change of many enquiries, as it was sent. */
export type BulkChange = z.output<typeof bulkChangeSchema>

/** A note or a reply of one's own, by the version of its event. */
export const eventSchema = z.strictObject(
  { event: changeNumberSchema },
  'Remove this field: only event is accepted.',
)

export const undoSchema = z.strictObject({
  change: changeNumberSchema,
  list: z._default(z.string(), ''),
  /** The id of the enquiry whose page a form goes back to, in place of the list. */
  enquiry: z.optional(z.string()),
})
