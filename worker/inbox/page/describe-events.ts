import type { OperatorContact } from './enquiry.ts'
import type { ContactEvent } from './events.ts'
import { statusNames } from './status.tsx'
import { formatAge } from './time.tsx'

/** The changes to an enquiry after a version, one sentence each, oldest first. */
export function describeEventsSince(
  { events }: OperatorContact,
  version: number,
  now = Date.now(),
): string[] {
  return events
    .filter((event) => event.version > version)
    .map((event) => `${event.actor} ${describeEvent(event)} ${formatAge(event.at, now)}.`)
}

/** The rest of a sentence that begins with the operator's name. */
export function describeEvent(event: ContactEvent): string {
  switch (event.action) {
    case 'status':
      return `moved this from ${statusNames[event.from]} to ${statusNames[event.to]}`
    case 'owner':
      return event.toOwner ? `handed this to ${event.toOwner}` : 'gave this back'
    case 'answer':
      return 'answered by email'
    case 'note':
      return 'added a note'
    case 'resend':
      return 'sent the notifications again'
  }
}
