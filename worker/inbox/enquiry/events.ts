import type { ContactStatus } from '#worker/contact/status.ts'
import { isSameOperator } from '#worker/operators.ts'
import type { ReceivedMail } from '#worker/replies/received-mail.ts'
import type { Recipients } from '#worker/replies/recipients.ts'

/** An operator's change to an enquiry, or a mail that came in. Times are ISO 8601, UTC. */
export type ContactEvent = {
  /** The version of the enquiry after it. */
  version: number
  at: string
  /** The name of an operator, or the address of the sender of a mail. */
  actor: string
  /** False for a name that anyone with a token can type, and for a mail that fails DMARC or has no result. */
  verified: boolean
  /** Until when it put the enquiry off. */
  due?: string
} & (
  | ({ action: 'status'; from: ContactStatus; to: ContactStatus } & Owners)
  | ({ action: 'owner' } & Owners)
  /** Without `due`, it brought the enquiry back. */
  | { action: 'later' }
  /** With the text of a reply, and its recipients. */
  | { action: 'answer'; note?: string; sent?: Recipients; takenBack?: true }
  /** A deleted one is taken back, and '' is left of its text. */
  | { action: 'note'; note: string; editedAt?: string; takenBack?: true }
  /** `note` is the newest part of the text, '' without any; `to` is there if it changed the status. */
  | ({ action: 'received'; note: string; to?: ContactStatus } & ReceivedMail)
  | { action: 'resend' }
  /** Of an earlier event, which says it, too. */
  | { action: 'edit-note' | 'take-back' | 'erase-mails' }
)

type Owners = { fromOwner: string; toOwner: string }

// A JSON patch drops fields that are null. The key of a mail is for the database alone.
/** A column `events` of the enquiry that `contact` names: JSON of `ContactEvent[]`, oldest first. */
export const EVENTS = eventsWith('event.note', "json_remove(mail, '$.key')")

/** The same without the texts of replies and mails, which take up to 200 KB of each enquiry in a list. */
export const EVENTS_WITHOUT_MAILS = eventsWith(
  "CASE action WHEN 'note' THEN event.note WHEN 'received' THEN '' END",
  "json_object('from', actor, 'automatic', mail -> 'automatic', 'bounce', mail -> 'bounce')",
)

function eventsWith(note: string, mail: string): string {
  return `(
  SELECT json_group_array(
    json_patch(json_patch('{}', json_object(
      'version', event.seq, 'at', at, 'actor', actor, 'verified', json(iif(verified, 'true', 'false')),
      'action', action, 'from', from_status, 'to', to_status,
      'fromOwner', from_owner, 'toOwner', to_owner,
      'due', iif(from_due IS NOT to_due, to_due, NULL), 'note', ${note},
      'sent', json(json_remove(sent, '$.strangers')),
      'editedAt', edited_at, 'takenBack', iif(taken_back, json('true'), NULL))), iif(json_type(mail) = 'object', ${mail}, '{}'))
    ORDER BY event.seq)
  FROM event WHERE contact_id = contact.id
) AS events`
}

/** Whether a move of an operator gave the enquiry to somebody else. */
export function isHandedOver({ actor, fromOwner, toOwner }: { actor: string } & Owners): boolean {
  return toOwner !== '' && ![fromOwner, actor].some((name) => isSameOperator(name, toOwner))
}

/** The operators' notes, oldest first. */
export function notesOf(events: ContactEvent[]): string[] {
  return events.flatMap((event) =>
    event.action === 'note' && !event.takenBack ? (event.note ?? []) : [],
  )
}
