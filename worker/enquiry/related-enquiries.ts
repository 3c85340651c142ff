import { normalizeText } from '../shared/normalize-for-search.ts'
import type { EnquiryRecord } from './enquiry-record.ts'
import { findPhoneNumbers, phoneDigits } from './phone-number.ts'

/** The newest enquiries of an address that names and numbers are taken from, and the maximum of these. */
const MAX_RELATED = 20
/** The maximum of phone numbers of one enquiry. */
const MAX_NUMBERS = 5
/** The newest enquiries with each name and number. */
const MAX_MATCHES = 50

/** An enquiry from another address. */
export type RelatedEnquiry = Pick<
  EnquiryRecord,
  'id' | 'reference' | 'name' | 'email' | 'message' | 'status' | 'createdAt'
>

/** The statement that stores the name of a new enquiry, and the phone numbers of its message, for `findRelatedEnquiries`. */
export function nameAndPhonesInsert(
  db: D1Database,
  id: string,
  { name, message }: Pick<EnquiryRecord, 'name' | 'message'>,
): D1PreparedStatement {
  const normalized = normalizeText(name)
  const numbers = new Set(Array.from(findPhoneNumbers(message), (each) => phoneDigits(each.number)))
  const terms = [
    ...(normalized && [`name:${normalized}`]),
    ...[...numbers].slice(0, MAX_NUMBERS).map((number) => `tel:${number}`),
  ]
  return db
    .prepare(
      `INSERT INTO enquiry_term (term, enquiry_seq)
       SELECT value, seq FROM json_each(?2) CROSS JOIN enquiry WHERE enquiry.id = ?1`,
    )
    .bind(id, JSON.stringify(terms))
}

/**
 * Enquiries from other addresses, possibly of the same person: with the name of one of this address, in any
 * case and with any accents, or with a phone number of its messages, in any spelling. At most `limit`, newest first, of
 * the last 50 with each name and number. How many rows it reads does not depend on the number of enquiries.
 */
export async function findRelatedEnquiries(
  db: D1Database,
  email: string,
  limit: number,
): Promise<RelatedEnquiry[]> {
  const { results } = await db
    .prepare(
      `SELECT id, reference, name, email, status, created_at AS createdAt, message FROM enquiry
       WHERE email <> ?1 AND seq IN (
         SELECT found.enquiry_seq FROM (
           SELECT DISTINCT term FROM enquiry_term
           WHERE term >= 'name:' AND enquiry_seq IN (
             SELECT seq FROM enquiry WHERE email = ?1 ORDER BY seq DESC LIMIT ${MAX_RELATED})
           LIMIT ${MAX_RELATED}) AS own
         CROSS JOIN enquiry_term AS found ON found.term = own.term AND found.enquiry_seq >= ifnull((
           SELECT enquiry_seq FROM enquiry_term WHERE term = own.term
           ORDER BY enquiry_seq DESC LIMIT 1 OFFSET ${MAX_MATCHES - 1}), 0))
       ORDER BY seq DESC LIMIT ?2`,
    )
    .bind(email, limit)
    .all<RelatedEnquiry>()
  return results
}
