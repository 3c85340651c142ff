import {
  CONTACT_COLUMNS,
  type ContactRecord,
  type ContactRow,
  toContactRecord,
} from '../contact/record.ts'
import type { ContactStatus } from '../contact/status.ts'
import type { Receipt } from '../contact/store.ts'
import type { Channel } from '../outbox/store.ts'
import { queryWords } from '../seal/search-words.ts'
import { orUnavailable } from '../storage.ts'

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

type ListOptions = {
  limit: number
  before?: number | undefined
  status?: ContactStatus | undefined
  query?: string | undefined
}

type Row = ContactRow & { deliveries: string }

const DELIVERIES = `(
  SELECT json_group_array(json_object(
    'channel', channel, 'state', state, 'tries', tries, 'error', error,
    'nextAt', iif(state = 'waiting', strftime('%FT%TZ', next_at / 1000, 'unixepoch'), NULL),
    'deliveredAt', delivered_at))
  FROM outbox WHERE contact_seq = contact.seq
) AS deliveries`

/**
 * A page of at most `limit` enquiries, newest first, of every status and with any words unless one
 * or some are given. `next` is the `before` of the following page, null on the last. A page reads
 * one row of `contact` for each enquiry, and one more. Throws a 503 when storage fails.
 */
export function listContacts(
  db: D1Database,
  { limit, before = Number.MAX_SAFE_INTEGER, status, query }: ListOptions,
): Promise<{ contacts: OperatorContact[]; next: number | null }> {
  return orUnavailable(async () => {
    const words = query === undefined ? undefined : await queryWords(db, query)
    // One row more than asked tells whether another page follows.
    const statement =
      words === undefined
        ? selectPage(db, { limit: limit + 1, before, status })
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

type PageOptions = { limit: number; before: number; status: ContactStatus | undefined }

function selectPage(db: D1Database, { limit, before, status }: PageOptions): D1PreparedStatement {
  return db
    .prepare(
      `SELECT ${CONTACT_COLUMNS}, ${DELIVERIES}
       FROM contact JOIN contact_key ON contact_key.seq = contact.seq
       WHERE contact.seq < ?1 ${status ? 'AND status = ?3' : ''}
       ORDER BY contact.seq DESC
       LIMIT ?2`,
    )
    .bind(before, limit, ...(status ? [status] : []))
}

function selectFound(
  db: D1Database,
  { limit, before, status, words }: PageOptions & { words: string },
): D1PreparedStatement {
  const all = `words : (${words.split(' ').join(' AND ')})`
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
    .bind(status ? `${all} AND status : ${status}` : all, before, limit)
}

async function toOperatorContact(row: Row): Promise<OperatorContact> {
  return { ...(await toContactRecord(row)), deliveries: JSON.parse(row.deliveries) }
}
