import { isSameOperator } from '#worker/operators.ts'
import { formatAge } from '../page/time.tsx'
import type { OperatorContact } from './enquiry.ts'
import { type ContactEvent, isHandedOver } from './events.ts'
import { statusNames } from './status.tsx'

/**
 * The changes to an enquiry after a version, one sentence each, oldest first. What was taken back since is told by the
 * later event.
 */
export function describeEventsSince(
  { events }: OperatorContact,
  version: number,
  now = Date.now(),
): string[] {
  return events
    .filter((event) => event.version > version && !('takenBack' in event))
    .map((event) => `${actorOf(event)} ${describeEvent(event)} ${formatAge(event.at, now)}.`)
}

/** The operator's name, or the sender's address, if it was not erased. */
export function actorOf({ actor }: ContactEvent): string {
  return actor || 'Somebody'
}

/** The rest of a sentence that begins with `actorOf`. */
export function describeEvent(event: ContactEvent): string {
  if (event.action === 'later') return event.due ? 'put this off' : 'brought this back'
  return describeAction(event) + (event.due ? ' and put it off' : '')
}

function describeAction(event: Exclude<ContactEvent, { action: 'later' }>): string {
  switch (event.action) {
    case 'status': {
      const moved = `moved this from ${statusNames[event.from]} to ${statusNames[event.to]}`
      return isHandedOver(event) ? `${moved} and handed it to ${event.toOwner}` : moved
    }
    case 'owner':
      if (isSameOperator(event.toOwner, event.actor)) return 'took this over'
      return event.toOwner ? `handed this to ${event.toOwner}` : 'gave this back'
    case 'answer':
      if (event.takenBack) return 'took an answer back'
      return event.note ? 'replied' : 'marked this as answered'
    case 'received':
      if (event.bounce) return 'returned a reply: it was not delivered'
      return event.automatic ? 'sent an automatic reply' : 'wrote back'
    case 'note':
      return event.takenBack ? 'deleted a note' : 'added a note'
    case 'edit-note':
      return 'changed a note'
    case 'take-back':
      return 'took an answer back'
    case 'erase-mails':
      return 'erased the mails of an address'
    case 'resend':
      return 'sent the notifications again'
    default:
      // TypeScript knows none, but the database of a rollback can.
      return 'made a change that only a newer version can tell'
  }
}
