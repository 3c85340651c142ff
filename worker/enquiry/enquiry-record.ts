import { customAlphabet } from 'nanoid'
import { parseColumn } from '../db/parse-json-column.ts'
import { settings } from '../settings.ts'
import type { Attribution } from '../shared/attribution.ts'
import type { EnquiryIds, EnquiryInput, FieldValue } from '../shared/field-values.ts'
import type { Reason } from '../spam/reasons.ts'
import type { EnquiryStatus } from './status.ts'

export type Enquiry = {
  name: string
  email: string
  message: string
  /** The other fields of its form, by their names and in its order; empty ones, too. */
  fields: Record<string, FieldValue>
}

/** The words of what was sent. */
export function toEnquiry({ name, email, message, ...fields }: EnquiryInput): Enquiry {
  return { name, email, message, fields }
}

/** An enquiry as operators see it and notifications contain it. Times are ISO 8601, UTC. */
export type EnquiryRecord = EnquiryIds &
  Enquiry & {
    status: EnquiryStatus
    /** Why the spam filter flagged it; empty when it did not. */
    reasons: Reason[]
    createdAt: string
    statusAt: string
    /** The BCP 47 tag of the language of its form. */
    language: string
    attribution: Attribution
  }

/** A row of the database: the record with its place in the list, and some of it as JSON. */
export type EnquiryRow = Omit<EnquiryRecord, 'reasons' | 'fields' | 'attribution'> & {
  seq: number
  reasons: string
  fields: string
  attribution: string
}

export const ENQUIRY_COLUMNS = `enquiry.seq, enquiry.id, reference, name, email,
  fields, message, enquiry.status, reasons,
  enquiry.created_at AS createdAt, status_at AS statusAt, enquiry.language, attribution`

export function toEnquiryRecord<T extends EnquiryRow>({
  seq,
  reasons,
  fields,
  attribution,
  ...enquiry
}: T) {
  return {
    ...enquiry,
    fields: parseColumn<EnquiryRecord['fields']>(fields, {}),
    reasons: parseColumn<Reason[]>(reasons, []),
    attribution: parseColumn<Attribution>(attribution, {}),
  }
}

/** An enquiry as programs get it: all fields of the form at the same level, as they were sent. */
export function toApiEnquiry<T extends EnquiryRecord>(enquiry: T) {
  const { id, reference, name, email, fields, message, ...others } = enquiry
  return { id, reference, name, email, ...fields, message, ...others }
}

/** The enquiries with these ids, by them, without deleted ones. */
export async function findEnquiryRecords(
  db: D1Database,
  ids: string[],
): Promise<Map<string, EnquiryRecord>> {
  const { results } = await db
    .prepare(`SELECT ${ENQUIRY_COLUMNS} FROM enquiry WHERE id IN (SELECT value FROM json_each(?1))`)
    .bind(JSON.stringify(ids))
    .all<EnquiryRow>()
  return new Map(results.map((row) => [row.id, toEnquiryRecord(row)]))
}

// Crockford's alphabet leaves out I, L, O and U, which are easily misread; eight symbols make 40 bits.
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const fourSymbols = customAlphabet(SYMBOLS, 4)
const CODE = /^(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/

/** A new reference for an enquiry, to be read on the phone: "LF-1234-ABCD". */
export function createReference(): string {
  return [settings.referencePrefix, fourSymbols(), fourSymbols()].join('-')
}

/** Whether a text is such a reference, with the site's present prefix. */
export function isReference(text: string): boolean {
  const { referencePrefix: prefix } = settings
  return text.startsWith(prefix) && CODE.test(text.slice(prefix.length))
}
