import { type EnquiryStatus, statuses } from '#worker/enquiry/status.ts'
import { isSameOperator } from '#worker/operators.ts'
import type { ReceivedMail } from '#worker/replies/received-mail.ts'
import type { Recipients } from '#worker/replies/recipients.ts'
import { formatAge } from '../layout/time.tsx'
import type { OperatorEnquiry } from './store.ts'

/** An operator's change to an enquiry, or a mail that came in. Times are ISO 8601, UTC. */
export type EnquiryEvent = {
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
  | ({ action: 'status'; from: EnquiryStatus; to: EnquiryStatus } & Owners)
  | ({ action: 'owner' } & Owners)
  /** Without `due`, it brought the enquiry back. */
  | { action: 'later' }
  /** A reply, whose text a list leaves out. */
  | { action: 'reply'; text?: string; sent?: Recipients; takenBack?: true }
  /** A deleted one is taken back, and '' is left of its text. */
  | { action: 'note'; text: string; takenBack?: true }
  /** `text` is the newest part, '' without any; `to` is there if it changed the status. */
  | ({ action: 'received'; text: string; to?: EnquiryStatus } & ReceivedMail)
  /** `text` is the address before it, '' after its erasure. */
  | { action: 'email'; text: string }
  /** Of an earlier event, which says it, too. */
  | { action: 'delete-note' | 'take-back' | 'erase-mails' }
)

type Owners = { fromOwner: string; toOwner: string }

// A JSON patch drops fields that are null. The key of a mail is for the database alone.
/** A column `events` of the enquiry that `enquiry` names: JSON of `EnquiryEvent[]`, oldest first. */
export const EVENTS_COLUMN = eventsWith('event.text', "json_remove(mail, '$.key')")

/** The same without the texts of replies and mails, which take up to 200 KB of each enquiry in a list. */
export const EVENTS_COLUMN_WITHOUT_MAILS = eventsWith(
  "CASE action WHEN 'note' THEN event.text WHEN 'received' THEN '' END",
  "json_object('from', actor, 'automatic', mail -> 'automatic', 'operator', mail -> 'operator', 'bounce', mail -> 'bounce')",
)

function eventsWith(text: string, mail: string): string {
  return `(
  SELECT json_group_array(
    json_patch(json_patch('{}', json_object(
      'version', event.seq, 'at', at, 'actor', actor, 'verified', json(iif(verified, 'true', 'false')),
      'action', action, 'from', from_status, 'to', to_status,
      'fromOwner', from_owner, 'toOwner', to_owner,
      'due', iif(from_due IS NOT to_due, to_due, NULL), 'text', ${text},
      'sent', json(json_remove(sent, '$.strangers')),
      'takenBack', iif(taken_back, json('true'), NULL))), iif(json_type(mail) = 'object', ${mail}, '{}'))
    ORDER BY event.seq)
  FROM event WHERE enquiry_id = enquiry.id
) AS events`
}

/** Twice what fits on a line. */
const EXCERPT_LENGTH = 480

/** A column of `enquiry`: the beginning of the newest words of the sender, of their last mail or of the form. */
export const EXCERPT_COLUMN = `substr(ifnull((
    SELECT iif(text = '', '(no text)', text) FROM event WHERE enquiry_id = enquiry.id AND action = 'received'
      AND mail ->> 'automatic' IS NULL
    ORDER BY seq DESC LIMIT 1), message), 1, ${EXCERPT_LENGTH}) AS excerpt`

/** Whether a move of an operator gave the enquiry to somebody else. */
export function isHandedOver({ actor, fromOwner, toOwner }: { actor: string } & Owners): boolean {
  return toOwner !== '' && ![fromOwner, actor].some((name) => isSameOperator(name, toOwner))
}

/** The words of a reply or a note; undefined for all other events, and for what was taken back. */
export function eventText(event: EnquiryEvent): string | undefined {
  const hasWords = event.action === 'reply' || event.action === 'note'
  return hasWords && !event.takenBack ? event.text : undefined
}

/** The operators' notes, oldest first. */
export function noteTexts(events: EnquiryEvent[]): string[] {
  return events.flatMap((event) => (event.action === 'note' ? (eventText(event) ?? []) : []))
}

/** The changes to an enquiry after a version, oldest first. What was taken back since is told by the later event. */
export function eventsSince({ events }: OperatorEnquiry, version: number): EnquiryEvent[] {
  return events.filter((event) => event.version > version && !('takenBack' in event))
}

/** The same, one sentence each. */
export function describeEventsSince(enquiry: OperatorEnquiry, version: number, now = Date.now()) {
  return eventsSince(enquiry, version).map(
    (event) => `${actorLabel(event)} ${describeEvent(event)} ${formatAge(event.at, now)}.`,
  )
}

/** The operator's name, or the sender's address, if it was not erased. */
export function actorLabel(event: EnquiryEvent): string {
  return (event.action === 'received' && event.operator) || event.actor || 'Somebody'
}

/** The rest of a sentence that begins with `actorLabel`. */
export function describeEvent(event: EnquiryEvent): string {
  if (event.action === 'later') return event.due ? 'put this off' : 'brought this back'
  return describeAction(event) + (event.due ? ' and put it off' : '')
}

function describeAction(event: Exclude<EnquiryEvent, { action: 'later' }>): string {
  switch (event.action) {
    case 'status': {
      const { from, to } = event
      const moved = `moved this from ${statuses[from].label} to ${statuses[to].label}`
      return isHandedOver(event) ? `${moved} and handed it to ${event.toOwner}` : moved
    }
    case 'owner':
      if (isSameOperator(event.toOwner, event.actor)) return 'took this over'
      return event.toOwner ? `handed this to ${event.toOwner}` : 'gave this back'
    case 'reply':
      return event.takenBack ? 'took a reply back' : 'replied'
    case 'received':
      if (event.bounce) return 'returned a reply: it was not delivered'
      if (event.operator) return 'wrote from a colleague’s address'
      return event.automatic ? 'sent an automatic reply' : 'wrote back'
    case 'note':
      return event.takenBack ? 'deleted a note' : 'added a note'
    case 'delete-note':
      return 'deleted a note'
    case 'take-back':
      return 'took a reply back'
    case 'erase-mails':
      return 'erased the mails of an address'
    case 'email':
      return `corrected the email address${event.text && `, before: ${event.text}`}`
    default:
      // TypeScript knows none, but the database of a rollback can.
      return 'made a change that only a newer version can tell'
  }
}
