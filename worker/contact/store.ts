import { customAlphabet } from 'nanoid'
import { orUnavailable } from '../db/or-unavailable.ts'
import { type Channel, outboxInsert } from '../outbox/store.ts'
import { addressHash } from '../seal/address-hash.ts'
import { createSealKey, seal } from '../seal/seal.ts'
import { indexWords } from '../seal/search-words.ts'
import type { Verdict } from '../spam/filter.ts'
import { type DraftKey, keyReused } from './idempotency-key.ts'
import type { Contact } from './schema.ts'
import type { ContactStatus } from './status.ts'

/** How an enquiry is named: `id` for programs, `reference` for the phone. */
export type Receipt = { id: string; reference: string }

/** What is sealed of an enquiry: the words of its sender. */
export type ContactWords = Pick<Contact, 'name' | 'email' | 'message'>

type NewContact = {
  contact: Contact
  draft: DraftKey
  verdict: Verdict
  /** Through which channels to tell the operator. */
  channels: Channel[]
}

// Crockford's alphabet has no letter that is misheard or misread; eight of it make 40 bits.
const randomSymbols = customAlphabet('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 8)

/**
 * Stores an enquiry, or finds the one that it repeats; when this resolves it is durable, and so is
 * what there is to tell of it. `repeated` says that it was there before. Throws a 422 when the key
 * came before with other words, a 503 when storage fails: trying again then cannot make two.
 */
export async function createContact(
  db: D1Database,
  { contact, draft, verdict, channels }: NewContact,
): Promise<Receipt & { status: ContactStatus; repeated: boolean }> {
  const id = crypto.randomUUID()
  const reference = randomSymbols().replace(/^(.{4})(.{4})$/, 'LF-$1-$2')
  const { name, email, serviceInterest, message } = contact
  const key = createSealKey()
  const now = new Date().toISOString()

  const stored = await orUnavailable(async () => {
    const words = await indexWords(db, { names: [name, email, reference], message })
    const results = await db.batch<Receipt & { fingerprint: string; status: ContactStatus }>([
      db
        .prepare(
          `INSERT INTO contact (id, reference, draft_key, fingerprint, address_hash,
                                service_interest, sealed, status, reasons, created_at, status_at)
           SELECT ?1, ?2, ?3, ?5, ?6, NULLIF(?7, ''), ?8, ?9, ?10, ?11, ?11
           WHERE NOT EXISTS (SELECT 1 FROM contact WHERE draft_key = ?4)
           ON CONFLICT (draft_key) DO NOTHING`,
        )
        .bind(
          id,
          reference,
          draft.key,
          draft.earlierKey,
          draft.fingerprint,
          await addressHash(db, email),
          serviceInterest,
          await seal(key, { name, email, message } satisfies ContactWords),
          verdict.status,
          JSON.stringify(verdict.reasons),
          now,
        ),
      db
        .prepare('INSERT INTO contact_key (seq, key) SELECT seq, ?2 FROM contact WHERE id = ?1')
        .bind(id, key),
      db
        .prepare(
          `INSERT INTO contact_search (rowid, words, status)
           SELECT seq, ?2, status FROM contact WHERE id = ?1`,
        )
        .bind(id, words),
      ...channels.map((channel) => outboxInsert(db, channel, id)),
      db
        .prepare(
          `SELECT id, reference, fingerprint, status FROM contact
           WHERE draft_key IN (?1, ?2)
           ORDER BY seq DESC
           LIMIT 1`,
        )
        .bind(draft.key, draft.earlierKey),
    ])
    return results.at(-1)?.results[0]
  })

  if (!stored) throw new Error('An enquiry was stored and is not there.')
  if (stored.fingerprint !== draft.fingerprint) throw keyReused()
  return {
    id: stored.id,
    reference: stored.reference,
    status: stored.status,
    repeated: stored.id !== id,
  }
}
