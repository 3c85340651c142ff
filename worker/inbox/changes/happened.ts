import type { ContactEvent } from '../enquiry/events.ts'
import type { OperatorContact } from '../enquiry/store.ts'
import { statusNames } from '../page/status.tsx'
import { formatAge } from '../page/time.tsx'

/** What operators did to an enquiry since a version of it, a sentence each, oldest first. */
export function happenedSince(
  { events }: OperatorContact,
  version: number,
  now = Date.now(),
): string[] {
  return events
    .filter((event) => event.version > version)
    .map((event) => `${event.actor} ${deedOf(event)} ${formatAge(event.at, now)}.`)
}

function deedOf(event: ContactEvent): string {
  switch (event.action) {
    case 'status':
      return `moved this to ${statusNames[event.to]}`
    case 'owner':
      return event.toOwner ? `handed this to ${event.toOwner}` : 'gave this back'
    case 'answer':
      return 'answered this'
    case 'note':
      return 'noted something here'
    case 'resend':
      return 'had this told again'
  }
}
