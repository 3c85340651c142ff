import type { ContactRecord } from '../contact/record.ts'
import type { ReceivedEvent } from '../replies/find-received.ts'

/** The answer to a reply, and its enquiry. */
export type Answer = ContactRecord & { received: ReceivedEvent }
