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

const ROWS_A_BATCH = 100

/**
 * Stores as many enquiries as they would be stored through the API, past the judge and the outbox,
 * with what `contact(n)` says of the n-th, counted from 1.
 */
export async function storeContacts(
  db: D1Database,
  count: number,
  contact: (n: number) => StoredContact,
): Promise<void> {
  for (let first = 1; first <= count; first += ROWS_A_BATCH) {
    const length = Math.min(ROWS_A_BATCH, count - first + 1)
    const rows = Array.from({ length }, (_, at) => insert(db, contact(first + at)))
    await db.batch((await Promise.all(rows)).flat())
  }
}

async function insert(db: D1Database, contact: StoredContact): Promise<D1PreparedStatement[]> {
  const { id, reference, name, email, message, status, createdAt } = contact
  const key = createSealKey()
  const sealed = await seal(key, { name, email, message })
  const words = await indexWords(db, { names: [name, email, reference], message })
  return [
    db
      .prepare(
        `INSERT INTO contact (id, reference, draft_key, fingerprint, address_hash, sealed, status,
                              created_at, status_at)
         VALUES (?1, ?2, ?1, '', ?3, ?4, ?5, ?6, ?6)`,
      )
      .bind(id, reference, await addressHash(db, email), sealed, status, createdAt),
    db.prepare('INSERT INTO contact_key (seq, key) VALUES (last_insert_rowid(), ?1)').bind(key),
    db
      .prepare(
        `INSERT INTO contact_search (rowid, words, status) VALUES (last_insert_rowid(), ?1, ?2)`,
      )
      .bind(words, status),
  ]
}
