import type { EnquiryRecord } from '../enquiry/enquiry-record.ts'
import { nameAndPhonesInsert } from '../enquiry/related-enquiries.ts'
import { toSearchText } from '../enquiry/search-text.ts'
import { formFields, sampleRecord } from './sample-enquiry.ts'

// D1 allows 2 MB in one value: about this many enquiries with the longest messages.
const ROWS_A_BATCH = 80

const usual = {
  ...sampleRecord,
  message: 'Secret wish',
  createdAt: '2026-11-20T12:00:00.000Z',
} satisfies Partial<EnquiryRecord>

/**
 * Stores a number of enquiries without the spam filter and the outbox. `change(n)` returns the changed
 * fields of the n-th, counted from 1; by default, its id is `id-n` and its reference `LF-n`.
 */
export async function storeEnquiries(
  db: D1Database,
  count: number,
  change: (n: number) => Partial<EnquiryRecord> = () => ({}),
): Promise<void> {
  for (let first = 1; first <= count; first += ROWS_A_BATCH) {
    const length = Math.min(ROWS_A_BATCH, count - first + 1)
    const rows = Array.from({ length }, (_, at) => {
      const n = first + at
      const enquiry = { ...usual, id: `id-${n}`, reference: `LF-${n}`, ...change(n) }
      return { ...enquiry, search: toSearchText(enquiry, formFields) }
    })
    await insert(db, rows)
    await db.batch(rows.map((row) => nameAndPhonesInsert(db, row.id, row)))
  }
}

// One statement, because each call to the database in another process is slow.
async function insert(db: D1Database, rows: object[]): Promise<void> {
  await db
    .prepare(
      `INSERT INTO enquiry (id, reference, words_hash, name, email, message, fields,
                            search, thread_search, status, reasons, created_at, status_at, language,
                            attribution)
       SELECT value ->> 'id', value ->> 'reference', '', value ->> 'name', value ->> 'email',
              value ->> 'message', value -> 'fields', value ->> 'search', '',
              value ->> 'status', value -> 'reasons', value ->> 'createdAt', value ->> 'createdAt',
              value ->> 'language', value -> 'attribution'
       FROM json_each(?1)`,
    )
    .bind(JSON.stringify(rows))
    .run()
}
