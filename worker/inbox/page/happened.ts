import type { OperatorContact } from './enquiry.ts'
import type { ContactEvent } from './events.ts'
import { statusNames } from './status.tsx'
import { formatAge } from './time.tsx'

/** What operators did to an enquiry since a version of it, a sentence each, oldest first. */
export function happenedSince(
  { events }: OperatorContact,
  version: number,
  now = Date.now(),
): string[] {
  return events
    .filter((event) => event.version > version)
    .map((event) => `${deedOf(event)} by ${event.actor} ${formatAge(event.at, now)}.`)
}

/** What was done, as the beginning of a sentence that goes on with its actor. */
export function deedOf(event: ContactEvent): string {
  switch (event.action) {
    case 'status':
      return `Moved from ${statusNames[event.from]} to ${statusNames[event.to]}`
    case 'owner':
      return event.toOwner ? `Handed to ${event.toOwner}` : 'Handed to nobody'
    case 'answer':
      return 'Answered by email'
    case 'note':
      return 'Note'
    case 'resend':
      return 'Sent again'
  }
}
