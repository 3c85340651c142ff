import type { ContactStatus } from '../contact/status.ts'
import { addressHash } from '../seal/address-hash.ts'
import { createSealKey, seal } from '../seal/seal.ts'
import { indexWords } from '../seal/search-words.ts'

type StoredContact = {
  id: string
  reference: string
  name: string
  email: string
  message: string
  status: ContactStatus
  createdAt: string
}

const ROWS_A_BATCH = 500

/**
 * Stores as many enquiries as they would be stored through the API, past the spam filter and the outbox,
 * with what `contact(n)` says of the n-th, counted from 1.
 */
export async function storeContacts(
  db: D1Database,
  count: number,
  contact: (n: number) => StoredContact,
): Promise<void> {
  for (let first = 1; first <= count; first += ROWS_A_BATCH) {
    const length = Math.min(ROWS_A_BATCH, count - first + 1)
    const rows = Array.from({ length }, (_, at) => toRow(db, contact(first + at)))
    await insert(db, await Promise.all(rows))
  }
}

async function toRow(db: D1Database, { name, email, message, ...contact }: StoredContact) {
  const key = createSealKey()
  return {
    ...contact,
    key,
    hash: await addressHash(db, email),
    sealed: await seal(key, { name, email, message }),
    words: await indexWords(db, { names: [name, email, contact.reference], message }),
  }
}

// One statement a table: a test calls the database from another process, which takes its time.
async function insert(db: D1Database, rows: Awaited<ReturnType<typeof toRow>>[]): Promise<void> {
  const json = JSON.stringify(rows)
  await db.batch([
    db
      .prepare(
        `INSERT INTO contact (id, reference, draft_key, fingerprint, address_hash, sealed, status,
                              created_at, status_at)
         SELECT value ->> 'id', value ->> 'reference', value ->> 'id', '', value ->> 'hash',
                value ->> 'sealed', value ->> 'status', value ->> 'createdAt', value ->> 'createdAt'
         FROM json_each(?1)`,
      )
      .bind(json),
    db
      .prepare(
        `INSERT INTO contact_key (seq, key)
         SELECT seq, value ->> 'key'
         FROM json_each(?1) JOIN contact ON contact.id = value ->> 'id'
         ORDER BY seq`,
      )
      .bind(json),
    db
      .prepare(
        `INSERT INTO contact_search (rowid, words, status)
         SELECT seq, value ->> 'words', status
         FROM json_each(?1) JOIN contact ON contact.id = value ->> 'id'`,
      )
      .bind(json),
  ])
}
