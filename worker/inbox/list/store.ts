import {
  CONTACT_COLUMNS,
  type ContactRecord,
  type ContactRow,
  toContactRecord,
} from '#worker/contact/record.ts'
import type { ContactStatus } from '#worker/contact/status.ts'
import type { Receipt } from '#worker/contact/store.ts'
import { orUnavailable } from '#worker/db/or-unavailable.ts'
import type { Channel } from '#worker/outbox/store.ts'
import { queryWords } from '#worker/seal/search-words.ts'

/** How the telling of an enquiry through one channel went. */
export type Delivery = {
  channel: Channel
  state: 'waiting' | 'delivered' | 'parked'
  tries: number
  error: string | null
  nextAt: string | null
  deliveredAt: string | null
}

export type OperatorContact = ContactRecord & { deliveries: Delivery[] }

/** What names an enquiry and holds no word of it. */
export type ReceiptWithStatus = Receipt & { status: ContactStatus }

/** Which enquiries: of one status, and with some words, where these are given. */
export type ContactFilter = {
  status?: ContactStatus | undefined
  query?: string | undefined
}

type ListOptions = ContactFilter & {
  limit: number
  before?: number | undefined
  /** From `addressHash`, and then nothing else is chosen. */
  addressHash?: string
}

type Row = ContactRow & { deliveries: string }

/** The notifications of one enquiry or subscription, as JSON text of `Delivery[]`. */
export const deliveriesWhere = (condition: string) => `(
  SELECT json_group_array(json_object(
    'channel', channel, 'state', state, 'tries', tries, 'error', error,
    'nextAt', iif(state = 'waiting', strftime('%FT%TZ', next_at / 1000, 'unixepoch'), NULL),
    'deliveredAt', delivered_at))
  FROM outbox WHERE ${condition}
) AS deliveries`

const DELIVERIES = deliveriesWhere('contact_seq = contact.seq')

/**
 * A page of at most `limit` enquiries, newest first, of every status and with any words unless one
 * or some are given. `next` is the `before` of the following page, null on the last. A page reads
 * one row of `contact` for each enquiry, and one more. Throws a 503 when storage fails.
 */
export function listContacts(
  db: D1Database,
  { limit, before = Number.MAX_SAFE_INTEGER, status, query, addressHash }: ListOptions,
): Promise<{ contacts: OperatorContact[]; next: number | null }> {
  return orUnavailable(async () => {
    const words = query === undefined ? undefined : await queryWords(db, query)
    // One row more than asked tells whether another page follows.
    const statement =
      words === undefined
        ? selectPage(db, { limit: limit + 1, before, status, addressHash })
        : selectFound(db, { limit: limit + 1, before, status, words })
    const { results } = words === '' ? { results: [] } : await statement.all<Row>()

    const page = results.slice(0, limit)
    return {
      contacts: await Promise.all(page.map(toOperatorContact)),
      next: results.length > limit ? (page.at(-1)?.seq ?? null) : null,
    }
  })
}

/** The enquiry with this id; undefined when there is none. Throws a 503 when storage fails. */
export function findContact(db: D1Database, id: string): Promise<OperatorContact | undefined> {
  return orUnavailable(async () => {
    const row = await db
      .prepare(
        `SELECT ${CONTACT_COLUMNS}, ${DELIVERIES}
         FROM contact JOIN contact_key ON contact_key.seq = contact.seq
         WHERE id = ?1`,
      )
      .bind(id)
      .first<Row>()
    return row ? toOperatorContact(row) : undefined
  })
}

/** What names the enquiry with this id. Throws a 503 when storage fails. */
export async function findReceipt(
  db: D1Database,
  id: string,
): Promise<ReceiptWithStatus | undefined> {
  const receipt = await orUnavailable(() =>
    db
      .prepare('SELECT id, reference, status FROM contact WHERE id = ?1')
      .bind(id)
      .first<ReceiptWithStatus>(),
  )
  return receipt ?? undefined
}

/** How many enquiries there are of each status. Throws a 503 when storage fails. */
export function countContacts(db: D1Database): Promise<Record<ContactStatus, number>> {
  return orUnavailable(async () => {
    const { results } = await db
      .prepare('SELECT status, total FROM contact_count LIMIT 5')
      .all<{ status: ContactStatus; total: number }>()
    return Object.fromEntries(results.map(({ status, total }) => [status, total])) as Record<
      ContactStatus,
      number
    >
  })
}

/**
 * How many enquiries a filter finds. Without words it reads what is counted as rows change. Throws
 * a 503 when storage fails.
 */
export async function countMatching(
  db: D1Database,
  { status, query }: ContactFilter,
): Promise<number> {
  if (query === undefined) {
    const totals = await countContacts(db)
    return status ? totals[status] : Object.values(totals).reduce((sum, total) => sum + total, 0)
  }
  return orUnavailable(async () => {
    const words = await queryWords(db, query)
    if (words === '') return 0
    const count = await db
      .prepare('SELECT count(*) AS count FROM contact_search WHERE contact_search MATCH ?1')
      .bind(matching(words, status))
      .first<number>('count')
    return count ?? 0
  })
}

/** How many enquiries came from an address, given as its hash. Rejects when storage fails. */
export async function countContactsOf(db: D1Database, addressHash: string): Promise<number> {
  const count = await db
    .prepare('SELECT count(*) AS count FROM contact WHERE address_hash = ?1')
    .bind(addressHash)
    .first<number>('count')
  return count ?? 0
}

type PageOptions = { limit: number; before: number; status: ContactStatus | undefined }

function selectPage(
  db: D1Database,
  { limit, before, status, addressHash }: PageOptions & { addressHash: string | undefined },
): D1PreparedStatement {
  const column = addressHash ? 'address_hash' : 'status'
  const value = addressHash ?? status
  return db
    .prepare(
      `SELECT ${CONTACT_COLUMNS}, ${DELIVERIES}
       FROM contact JOIN contact_key ON contact_key.seq = contact.seq
       WHERE contact.seq < ?1 ${value ? `AND ${column} = ?3` : ''}
       ORDER BY contact.seq DESC
       LIMIT ?2`,
    )
    .bind(before, limit, ...(value ? [value] : []))
}

function selectFound(
  db: D1Database,
  { limit, before, status, words }: PageOptions & { words: string },
): D1PreparedStatement {
  return db
    .prepare(
      `SELECT ${CONTACT_COLUMNS}, ${DELIVERIES}
       FROM contact_search
       JOIN contact ON contact.seq = contact_search.rowid
       JOIN contact_key ON contact_key.seq = contact_search.rowid
       WHERE contact_search MATCH ?1 AND contact_search.rowid < ?2
       ORDER BY contact_search.rowid DESC
       LIMIT ?3`,
    )
    .bind(matching(words, status), before, limit)
}

// In the language of FTS5. Words are hexadecimal digits, so nothing in them has a meaning there.
function matching(words: string, status: ContactStatus | undefined): string {
  const all = `words : (${words.split(' ').join(' AND ')})`
  return status ? `${all} AND status : ${status}` : all
}

async function toOperatorContact(row: Row): Promise<OperatorContact> {
  return { ...(await toContactRecord(row)), deliveries: JSON.parse(row.deliveries) }
}
