import { unseal } from '../seal/seal.ts'
import type { Reason } from '../spam/reasons.ts'
import type { Contact } from './schema.ts'
import type { ContactStatus } from './status.ts'
import type { ContactWords, Receipt } from './store.ts'

/** An enquiry as an operator sees it, and as a receiver is told of it. Times are ISO 8601, UTC. */
export type ContactRecord = Receipt &
  Contact & {
    status: ContactStatus
    /** Why the spam filter doubted it; empty when it did not. */
    reasons: Reason[]
    note: string
    createdAt: string
    statusAt: string
  }

/** What the database keeps of it. */
export type ContactRow = Receipt & {
  seq: number
  service_interest: string | null
  sealed: string
  note: string | null
  status: ContactStatus
  reasons: string
  created_at: string
  status_at: string
  key: string
}

/** The columns of a `ContactRow`, from `contact` joined with `contact_key`. */
export const CONTACT_COLUMNS = `contact.seq, id, reference, service_interest, sealed, note, contact.status,
  reasons, created_at, status_at, contact_key.key`

/** Opens what is sealed. Rejects when the row and its key do not belong together. */
export async function toContactRecord(row: ContactRow): Promise<ContactRecord> {
  const { name, email, message } = await unseal<ContactWords>(row.key, row.sealed)
  return {
    id: row.id,
    reference: row.reference,
    name,
    email,
    serviceInterest: (row.service_interest ?? '') as Contact['serviceInterest'],
    message,
    status: row.status,
    reasons: JSON.parse(row.reasons),
    note: row.note === null ? '' : await unseal<string>(row.key, row.note),
    createdAt: row.created_at,
    statusAt: row.status_at,
  }
}

/** The statement that finds one enquiry by its place. */
export function selectContact(db: D1Database, seq: number): D1PreparedStatement {
  return db
    .prepare(
      `SELECT ${CONTACT_COLUMNS}
       FROM contact JOIN contact_key ON contact_key.seq = contact.seq
       WHERE contact.seq = ?1`,
    )
    .bind(seq)
}
