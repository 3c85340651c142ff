import {
  CONTACT_COLUMNS,
  type ContactRecord,
  type ContactRow,
  toContactRecord,
} from '#worker/contact/record.ts'
import { orUnavailable } from '#worker/db/or-unavailable.ts'
import { type Delivery, deliveriesWhere } from '#worker/outbox/deliveries.ts'
import { type ContactEvent, EVENTS } from './events.ts'

/** An enquiry, what was done to it, and how the telling of it went. */
export type OperatorContact = ContactRecord & { deliveries: Delivery[]; events: ContactEvent[] }

/** What the database gives of it. */
export type OperatorRow = ContactRow & { deliveries: string; events: string }

/** The columns of an `OperatorRow`, from `contact`. */
export const OPERATOR_COLUMNS = `${CONTACT_COLUMNS}, ${EVENTS},
  ${deliveriesWhere('contact_id = contact.id')}`

/** A row of the database as operators see it. */
export function toOperatorContact({ deliveries, events, ...row }: OperatorRow): OperatorContact {
  return {
    ...toContactRecord(row),
    deliveries: JSON.parse(deliveries),
    events: JSON.parse(events),
  }
}

/** The enquiry with this id; undefined when there is none. Throws a 503 when storage fails. */
export function findContact(db: D1Database, id: string): Promise<OperatorContact | undefined> {
  return orUnavailable(async () => {
    const row = await db
      .prepare(`SELECT ${OPERATOR_COLUMNS} FROM contact WHERE id = ?1`)
      .bind(id)
      .first<OperatorRow>()
    return row ? toOperatorContact(row) : undefined
  })
}
