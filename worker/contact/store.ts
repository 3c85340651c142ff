import { customAlphabet } from 'nanoid'
import { orUnavailable } from '../storage.ts'
import type { Contact } from './schema.ts'

export const contactStatuses = ['new', 'open', 'done', 'held', 'spam'] as const
export type ContactStatus = (typeof contactStatuses)[number]

/** How an enquiry is named: `id` for programs, `reference` for the phone. */
export type Receipt = { id: string; reference: string }

export type StoredContact = Receipt & Contact & { status: ContactStatus; createdAt: string }

// Crockford's alphabet has no letter that is misheard or misread; eight of it make 40 bits.
const randomSymbols = customAlphabet('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 8)

/** Stores a new enquiry; when this resolves it is durable. Throws a 503 when storage fails. */
export function createContact(db: D1Database, contact: Contact): Promise<Receipt> {
  return orUnavailable(async () => {
    const id = crypto.randomUUID()
    const reference = randomSymbols().replace(/^(.{4})(.{4})$/, 'LF-$1-$2')
    await db
      .prepare(
        `INSERT INTO contact (id, reference, name, email, service_interest, message, created_at)
         VALUES (?1, ?2, ?3, ?4, NULLIF(?5, ''), ?6, ?7)`,
      )
      .bind(
        id,
        reference,
        contact.name,
        contact.email,
        contact.serviceInterest,
        contact.message,
        new Date().toISOString(),
      )
      .run()
    return { id, reference }
  })
}

type ListOptions = {
  limit: number
  before?: number | undefined
  status?: ContactStatus | undefined
}

/**
 * A page of at most `limit` enquiries, newest first, of every status unless one is given. `next` is
 * the `before` of the following page, null on the last. Throws a 503 when storage fails.
 */
export function listContacts(
  db: D1Database,
  { limit, before = Number.MAX_SAFE_INTEGER, status }: ListOptions,
) {
  return orUnavailable(async () => {
    // One row more than asked tells whether another page follows.
    const { results } = await db
      .prepare(
        `SELECT seq, id, reference, name, email, COALESCE(service_interest, '') AS serviceInterest,
                message, status, created_at AS createdAt
         FROM contact
         WHERE seq < ?1 ${status ? 'AND status = ?3' : ''}
         ORDER BY seq DESC
         LIMIT ?2`,
      )
      .bind(before, limit + 1, ...(status ? [status] : []))
      .all<StoredContact & { seq: number }>()

    const page = results.slice(0, limit)
    return {
      contacts: page.map(({ seq, ...contact }): StoredContact => contact),
      next: results.length > limit ? (page.at(-1)?.seq ?? null) : null,
    }
  })
}
