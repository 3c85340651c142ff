import { parseColumn } from '../db/parse-column.ts'
import type { Attribution } from '../shared/attribution.ts'
import type { Contact, FieldValue } from '../shared/contact-form.ts'
import type { Reason } from '../spam/reasons.ts'
import type { ContactStatus } from './status.ts'

/** The names of an enquiry: `id` for programs, `reference` for the phone. */
export type Receipt = { id: string; reference: string }

export type Enquiry = {
  name: string
  email: string
  message: string
  /** The other fields of its form, by their names and in its order; empty ones, too. */
  fields: Record<string, FieldValue>
}

/** The words of what was sent. */
export function toEnquiry({ name, email, message, ...fields }: Contact): Enquiry {
  return { name, email, message, fields }
}

/** An enquiry as operators see it and notifications contain it. Times are ISO 8601, UTC. */
export type ContactRecord = Receipt &
  Enquiry & {
    status: ContactStatus
    /** Why the spam filter flagged it; empty when it did not. */
    reasons: Reason[]
    createdAt: string
    statusAt: string
    /** The BCP 47 tag of the language of its form. */
    language: string
    attribution: Attribution
  }

/** A row of the database: the record with its place in the list, and some of it as JSON. */
export type ContactRow = Omit<ContactRecord, 'reasons' | 'fields' | 'attribution'> & {
  seq: number
  reasons: string
  fields: string
  attribution: string
}

export const CONTACT_COLUMNS = `contact.seq, contact.id, reference, name, email,
  fields, message, contact.status, reasons,
  contact.created_at AS createdAt, status_at AS statusAt, contact.language, attribution`

/** A row of the database as the enquiry it keeps. */
export function toContactRecord<T extends ContactRow>({
  seq,
  reasons,
  fields,
  attribution,
  ...contact
}: T) {
  return {
    ...contact,
    fields: parseColumn<ContactRecord['fields']>(fields, {}),
    reasons: parseColumn<Reason[]>(reasons, []),
    attribution: parseColumn<Attribution>(attribution, {}),
  }
}

/** An enquiry as programs get it: all fields of the form at the same level, as they were sent. */
export function toJson<T extends ContactRecord>(contact: T) {
  const { id, reference, name, email, fields, message, ...others } = contact
  return { id, reference, name, email, ...fields, message, ...others }
}

/** The enquiries with these ids, by them, without deleted ones. */
export async function findContactRecords(
  db: D1Database,
  ids: string[],
): Promise<Map<string, ContactRecord>> {
  const { results } = await db
    .prepare(`SELECT ${CONTACT_COLUMNS} FROM contact WHERE id IN (SELECT value FROM json_each(?1))`)
    .bind(JSON.stringify(ids))
    .all<ContactRow>()
  return new Map(results.map((row) => [row.id, toContactRecord(row)]))
}
