import type { Contact } from '../shared/contact-schema.ts'
import type { Reason } from '../spam/reasons.ts'
import type { ContactStatus } from './status.ts'

/** The names of an enquiry: `id` for programs, `reference` for the phone. */
export type Receipt = { id: string; reference: string }

/** The names and the status of an enquiry, without its content. */
export type ReceiptWithStatus = Receipt & { status: ContactStatus }

/** An enquiry as operators see it and notifications contain it. Times are ISO 8601, UTC. */
export type ContactRecord = Receipt &
  Contact & {
    status: ContactStatus
    /** Why the spam filter flagged it; empty when it did not. */
    reasons: Reason[]
    createdAt: string
    statusAt: string
    /** The BCP 47 tag of the language of its form; null for the first one of the site. */
    language: string | null
  }

/** A row of the database: the record with its place in the list, and its reasons as JSON. */
export type ContactRow = Omit<ContactRecord, 'reasons'> & { seq: number; reasons: string }

/** The columns of a `ContactRow`. */
export const CONTACT_COLUMNS = `contact.seq, contact.id, reference, name, email,
  service_interest AS serviceInterest, message, contact.status, reasons,
  contact.created_at AS createdAt, status_at AS statusAt,
  contact.language`

/** A row of the database as the enquiry it keeps. */
export function toContactRecord<T extends ContactRow>({ seq, reasons, ...contact }: T) {
  return { ...contact, reasons: JSON.parse(reasons) as Reason[] }
}

/** The enquiries with these ids, without deleted ones. */
export async function findContactRecords(db: D1Database, ids: string[]): Promise<ContactRecord[]> {
  const { results } = await db
    .prepare(`SELECT ${CONTACT_COLUMNS} FROM contact WHERE id IN (SELECT value FROM json_each(?1))`)
    .bind(JSON.stringify(ids))
    .all<ContactRow>()
  return results.map(toContactRecord)
}
